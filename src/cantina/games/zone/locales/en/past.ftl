# What has been: how a mission went, and the diary of a campaign.

zone-explore-brought = Result
zone-explore-plots = Course

zone-moments = What decided it
zone-moment-fell = { $name } dies in round { $round }
zone-moment-fell-more = at dose { $dose }; the group has { $shots ->
    [one] { $shots } shot
   *[other] { $shots } shots
} left
zone-moment-task = “{ $task }” is done in round { $round }
zone-moment-task-more = { $done } of { $of } tasks done
zone-moment-hurt = { $name } loses { $count } HP in round { $round }
zone-moment-hurt-more = from { $before } to { $after }
zone-moment-alarm = First high threat in round { $round }: { $name }
zone-moment-alarm-more = { $count ->
    [0] from the start
    [one] after { $count } quiet round
   *[other] after { $count } quiet rounds
}
zone-moment-time = Time runs out in round { $round }

zone-plot-health = Health
zone-plot-health-when = at the end of each round
zone-plot-dose = Dose
zone-plot-dose-when = before the Zone phase
zone-plot-noise = Noise
zone-plot-noise-when = threat of all: low 1, high 2
zone-plot-shots = Shots left
zone-plot-shots-when = of all, with magazines
zone-plot-worth = Value carried
zone-plot-worth-when = of all, in coupons
zone-plot-line = { $name }: from { $from } to { $to }, lowest { $lowest } in round { $round }
zone-plot-together = Everybody
zone-plot-round = Round
zone-plot-numbers = As numbers
zone-plot-lines = As lines

zone-crew-stalker = Stalker
zone-crew-kills = kills
zone-crew-hits = hits
zone-crew-hurt = HP lost
zone-crew-unseen = quiet
zone-crew-loot = loot

zone-task-done = done:
zone-task-open = not done:
zone-debrief-brought-lost = You still get
zone-debrief-map = The Zone map with new places: { $places }
zone-debrief-back = { $name } is back
zone-debrief-back-how = with full health in the next mission
zone-debrief-ahead = Still to come
zone-debrief-ahead-none = No missions are left.
zone-debrief-shut = Stays closed
zone-reward-pay = Pay for the mission
zone-reward-contract = Contract fulfilled
zone-reward-card = after the mission
zone-reward-found = found on the way
zone-reward-contact = a new contact

zone-diary-days = The days of the campaign
zone-diary-start = Start
zone-diary-day = Day { $day }
zone-diary-today = Today
zone-diary-here = you are here
zone-diary-today-empty = Nothing has happened yet today.
zone-diary-visited = Visited
zone-diary-met = Met
zone-diary-gained = Gained
zone-diary-opened = Opened
zone-diary-closed = Crossed out
zone-diary-money = The day’s money
zone-diary-morning = Morning
zone-diary-evening = Evening
zone-diary-deal = { $way ->
    [bought] { $who }: { $thing }
   *[sold] { $who }, sold: { $thing }
}
zone-across = Across missions
zone-across-all = all
zone-across-rounds = Rounds
zone-across-kills = Enemies killed
zone-across-hurt = HP lost
zone-across-loud = Loud rounds
zone-across-loot = Loot tokens
zone-across-earned = Coupons earned
