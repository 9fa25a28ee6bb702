# What a decision is about, and screens of their own for some decisions.

zone-asking-figure = { $who }, on { $area }.
zone-asking-cause = { $card }. { $about }
zone-about-act = Choose an action, then a place on the map.
zone-about-move = Pick an area: you see what it would mean before you go. Double outlines can also be reached carefully.
zone-about-careful = One area, from unseen to unseen: no threat is left behind.
zone-about-fire = Pick a target: you see the exact chances before you shoot.
zone-about-knife = An enemy on your own area. It makes no noise: no threat is placed.
zone-about-distract = A bolt makes a noise there: your low threat is put there, and the enemies on that area and next to it act by a card.
zone-about-bolt = A bolt covers the symbol until the end of the round.
zone-about-step = The movement goes on area by area; stop where you like.
zone-about-turn = Each of you has two turns in a round. A turn has two standard actions (three if you play alone) and any number of free ones; then the enemies who see you react.
zone-about-stalker = All differ in health, shooting and abilities. Any of them can do this mission.
zone-about-leader = The lead stalker acts first, decides ties of the enemies and may use the token once a round.
zone-about-push = There is no room, or a hit throws somebody back: choose who moves, then where to.
zone-about-drag = The threat token moves towards its owner; two ways are equally short.
zone-about-part = The head is harder to hit and worse to be hit in: compare the chances.
zone-about-reroll = Mark dice, then say what pays for it. Or keep what lies there.
zone-about-boost = Gas masks on the dice pay for what the weapon can do besides.
zone-about-share = The burst is divided: this many successes for the enemy that is lit, the rest for the next.
zone-about-masks = Gas masks on the dice pay for effects, before the hit counts.
zone-about-masks_left = Masks that are not spent now are lost.
zone-about-critical = That turn has fewer actions until you are healed.
zone-about-use = It is in your backpack. In use it replaces what is there.
zone-about-mods = Mods of yours that fit may go onto it at once.
zone-about-drop = The backpack holds no more. What you leave is gone.
zone-about-loot = More tokens were drawn than you keep. The others go back.
zone-about-arrange = Prepare gave you focus and a bolt. Now put your things in order, as often as you like.
zone-about-target = The enemy that is lit attacks. Several targets are equally near, so the lead stalker chooses.
zone-about-landing = The enemy that is lit jumps. Several areas are equally near, so the lead stalker chooses.
zone-about-first = Whatever decides between enemies is equal, so the lead stalker does.
zone-about-goal = The enemy that is lit wants to go to the nearest of these. They are equally near.
zone-about-way = The enemy that is lit has several shortest ways with as many corners. The lead stalker chooses.
zone-about-facing = The enemy that is lit turns. Where it looks decides what it sees.
zone-about-ahead = The enemy that is lit walks straight ahead, and several areas lie there.
zone-about-nearest = The nearest enemy is meant, and several are equally near. The lead stalker chooses.
zone-about-stack = The nearest unknown enemy comes out. Several are equally near.
zone-about-card = The token names several kinds of enemies; one of them comes.
zone-about-ending = Several things happen at the end of the round. The lead stalker sets their order.
zone-about-anomaly = The die shows a symbol that you passed: the anomaly will wake unless you roll something else.
zone-about-figure = Choose on the map or below for whom it is.
zone-about-area = Choose one of the lit areas.
zone-about-choice = The card leaves it to you.
zone-about-offer = Something happens that a card of yours may answer.
zone-about-control = Resisting costs health. Obeying does what the card says; only you see it.
zone-kit-what = Pick up a thing: press it, or drag it.
zone-kit-where = Put it down where it says so, or press it again.
zone-kit-ground = Left behind
zone-recruit-first = For your first mission
zone-recruit-health = Health
zone-recruit-near = Shoots near
zone-recruit-far = Shoots far
zone-recruit-unseen = Stays unseen
zone-recruit-exact = Exact text
zone-recruit-choose = Choose { $name }
zone-recruit-of = { $count } of 3
zone-role-drummer = Loud gunner
zone-role-line-drummer = Draws the enemies to himself and shoots well up close. The toughest start: mistakes cost least.
zone-role-velet = Carrier
zone-role-line-velet = Most health and the biggest backpack. Reloads without losing time.
zone-role-palkan = Guardian
zone-role-line-palkan = Shoots well at any distance and takes hits meant for others.
zone-role-milady = Sniper
zone-role-line-milady = Strongest from afar and when nobody sees her. Slips past guards.
zone-role-mamon = Scavenger
zone-role-line-mamon = Finds better loot, shoots well up close and may fire twice.
zone-role-chort = Daredevil
zone-role-line-chort = Fights at arm’s length and dodges what comes back.
zone-role-nurse = Medic
zone-role-line-nurse = Keeps the others on their feet. Best with company.
zone-role-borsuk = Pathfinder
zone-role-line-borsuk = Safe among anomalies, with more bolts than anybody.
zone-role-ghost = Infiltrator
zone-role-line-ghost = Moves unseen and kills quietly with the knife. Little health.
zone-role-hunter = Beast hunter
zone-role-line-hunter = Strong against mutants, better from afar, and lays traps.
zone-role-sapper = Sapper
zone-role-line-sapper = Throws grenades farther and makes one of his own.
zone-role-professor = Scientist
zone-role-line-professor = Finds artifacts and lowers the dose of those beside him. Little health.
zone-roll-focus = Roll again with focus
zone-roll-card = Roll again: { $card }
zone-share = { $count } ★: { $result ->
    [none] nothing
   *[other] { $result }
}
zone-odds-miss = nothing
zone-odds-dies = dies
zone-odds-where = Where do you aim?
zone-odds-torso = What can come of it
zone-odds-legend = Each bar is one roll: what happens how often
zone-odds-roll = { $count ->
    [one] You roll { $count } die and count the stars.
   *[other] You roll { $count } dice and count the stars.
}
zone-odds-bonus = +{ $count } ★ by your cards
zone-odds-cover = −{ $count } ★ for cover
zone-odds-stars = { $count } ★ { $result }
zone-rolled = { $count } ★: { $result }
zone-rolled-kills = dies with { $percent } %
zone-plan-careful = Careful move, if you go this way
zone-plan-quiet = You leave no threat
zone-plan-quiet-note = Tokens stay where they are.
zone-legend-quiet = a careful move reaches it too
zone-motion-miss = miss
zone-motion-lost = −{ $count } HP
zone-motion-healed = +{ $count } HP
zone-motion-dose = ☢ { $dose }

## A new table

pages-about-zone-A1 = Get Dalik out of the bandits’ camp, all alive. One stalker alone has three actions in a turn instead of two.
pages-about-zone-A2 = Lead a man through a swamp while the water rises.
pages-about-zone-A3 = Rob a man in armor, or beat him.
pages-about-zone-B1 = Switch two relays off, then hold a room among the dead.
pages-about-zone-B2 = Take readings under the eyes of a controller.
pages-about-zone-C1 = Lure a great beast into fuel drums and a loose wagon.
