# What to play.
zone-pick = What do you want to play?
zone-pick-stories = The campaign, or one of its missions
zone-pick-whole = The whole campaign
zone-pick-nights = Zone Survival: one evening each, no story, no stash
zone-pick-seats = Who plays?
zone-pick-map = The map of { $name }
zone-pick-rounds = { $count ->
    [one] round
   *[other] rounds
}
zone-pick-coupons = coupons each
zone-pick-levels = weapon level
zone-pick-uncharted-about = An entrance to somewhere else beside the map. For groups with some experience.
