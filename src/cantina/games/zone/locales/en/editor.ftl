# The mission editor.

editor-title-zone = Mission editor
zone-editor-unnamed = Unnamed
zone-editor-empty = An empty table
zone-editor-brush = What you put on the map
zone-editor-kind-tile = Tiles
zone-editor-kind-place = Ways
zone-editor-kind-enemy = Enemies
zone-editor-kind-anomaly = Anomalies
zone-editor-kind-token = Tokens
zone-editor-about-tile = Press a free place to lay the tile there. Press the tile again to take it away.
zone-editor-about-start = Stalkers begin on these areas. Four must fit.
zone-editor-about-exit = Stalkers leave the map from these areas.
zone-editor-about-enemy = Press an area to place the enemy. Press it again to turn the enemy.
zone-editor-about-anomaly = Press the area that is its centre. Which anomaly of the kind it is, the draw decides.
zone-editor-about-loot = Every press adds a token to the area.
zone-editor-about-unknown = A face-down token: nobody knows who comes out.
zone-editor-about-erase = Press an area to take away what lies on top.
zone-editor-about-goal = Press the areas that the objective is about.
zone-editor-erase = Erase
zone-editor-used = { $used } of { $most }
zone-editor-tile = { $id } { $name }
zone-editor-tiles = Places for tiles
zone-editor-slot = Lay { $tile } here: row { $row }, column { $column }
zone-editor-slot-remove = Take { $there } away
zone-editor-slot-replace = { $there }: replace it with { $tile }
zone-editor-start = Start
zone-editor-exit = Exit
zone-editor-sign-start = START
zone-editor-sign-exit = EXIT
zone-editor-enemy = { $name }, looks { $side }
zone-editor-type-chemical = Chemical
zone-editor-type-fire = Fire
zone-editor-type-electric = Electric
zone-editor-type-gravity = Gravity
zone-editor-type-special = Special
zone-editor-forces = Enemies
zone-editor-forces-none = No enemy yet. There must be at least one.
zone-editor-group = Group
zone-editor-team = Team
zone-editor-supply = In all, with those who come later
zone-editor-unknowns = Unknown enemies
zone-editor-unknown-none = There are no unknown tokens on the map.
zone-editor-stalkers =
    { $count ->
        [one] { $count } stalker
       *[other] { $count } stalkers
    }
zone-editor-face = Face of token { $number }
zone-editor-goals = Objectives
zone-editor-goal = Objective { $number }
zone-editor-goal-add = Another objective
zone-editor-goal-remove = Remove this objective
zone-editor-condition = What has to hold
zone-editor-condition-add = Another condition
zone-editor-about = What it is about
zone-editor-mark = Choose areas on the map
zone-editor-remove = Remove
zone-editor-if-stalker_on = a stalker is on
zone-editor-if-no_enemy_on = no enemy is on
zone-editor-if-all_out = all stalkers are at an exit
zone-editor-if-mission_flag = this was noted
zone-editor-if-thing_out = this was brought out
zone-editor-if-no_overlay = this card is off the map
zone-editor-story = Story and events
zone-editor-name = Name
zone-editor-prologue = Before the mission
zone-editor-won = After a success
zone-editor-lost = After a failure
zone-editor-stage = Equipment
zone-editor-stage-first = as at the beginning of a campaign
zone-editor-stage-second = as in the middle of a campaign
zone-editor-stage-third = as at the end of a campaign
zone-editor-events =
    { $count ->
        [one] { $count } round, then it is lost
       *[other] { $count } rounds, then it is lost
    }
zone-editor-event = Event
zone-editor-event-fail = The event that loses
zone-editor-event-win = The event that wins
zone-editor-event-add = Another event
zone-editor-text-about = The same form as our own missions have. Cards of the environment and what events do are written here.
zone-editor-test = Play with a bot
zone-editor-watch = Let bots play
zone-editor-problem-no_tile = No tile lies on the table yet.
zone-editor-problem-large = The map has at most { $rows } rows of { $columns } tiles.
zone-editor-problem-area = Something is said of { $area }, which is not on this map.
zone-editor-problem-start =
    { $room ->
        [0] There are no start areas. Four stalkers must fit there.
        [one] The start areas hold { $room } stalker, and four may come.
       *[other] The start areas hold { $room } stalkers, and four may come.
    }
zone-editor-problem-exit = There is no exit.
zone-editor-problem-no_enemy = There is no enemy. A mission has at least one.
zone-editor-problem-no_anomaly = There is no anomaly. A mission has at least one.
zone-editor-problem-no_event = Events come first, then the one that loses, then the one that wins.
zone-editor-problem-no_goal = An objective needs a condition.
zone-editor-problem-goal_at_start = Stalkers begin at an exit: they would have won at once.
zone-editor-problem-supply = { $name }: { $used } in the mission, and the box has { $most }.
zone-editor-problem-crowded = Too many enemies on { $area }: there is room for { $most }.
zone-editor-problem-loot = More loot than there are tokens: { $most }.
zone-editor-problem-overlays = { $name }: { $used } anomalies, and the box has { $most } overlays of this kind.
zone-editor-problem-unknown = Unknown tokens: { $used } faces for { $most } areas.
zone-editor-problem-unknown_face = Unknown tokens: the box has no further “{ $id }”.
zone-editor-problem-free_action = Card { $id }: a free action must turn its card over or discard it, or it could be done endlessly.
zone-editor-problem-set_off = Card { $id }: “{ $verb }” could set it off endlessly. Turn the card over first.
