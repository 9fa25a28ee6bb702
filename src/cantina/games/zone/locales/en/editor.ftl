# The mission editor.

editor-title-zone = Mission editor
zone-editor-unnamed = Unnamed
zone-editor-empty = An empty table
zone-editor-brush = What you put on the map
zone-editor-kind-tile = Tiles
zone-editor-kind-border = Borders
zone-editor-kind-place = Ways
zone-editor-kind-enemy = Enemies
zone-editor-kind-anomaly = Anomalies
zone-editor-kind-token = Tokens
zone-editor-about-tile = Press a free place to put the tile there. Press the tile again to remove it.
zone-editor-about-border = Press the border between two areas to set it. Press it again for the printed one.
zone-editor-about-start = Stalkers start on these areas. There must be room for four.
zone-editor-about-exit = Stalkers leave the map from these areas.
zone-editor-about-enemy = Press an area to place the enemy. Press it again to turn the enemy.
zone-editor-about-anomaly = Press the area at its center. The draw decides which anomaly of the kind it is.
zone-editor-about-loot = Every press adds a token to the area.
zone-editor-about-unknown = A face-down token: nobody knows who it is.
zone-editor-about-erase = Press an area to remove what is on top.
zone-editor-about-mark = Press the areas you mean.
zone-editor-erase = Erase
zone-editor-border-wall = Wall
zone-editor-border-impassable = Impassable
zone-editor-border-window = Window
zone-editor-border-door = Door
zone-editor-border-open = Open
zone-editor-border = Border between { $one } and { $other }: { $kind }
zone-editor-border-set = Border between { $one } and { $other }: { $kind }, set here
zone-editor-used = { $used } of { $most }
zone-editor-tile = { $id } { $name }
zone-editor-tiles = Places for tiles
zone-editor-slot = Put { $tile } here: row { $row }, column { $column }
zone-editor-slot-remove = Remove { $there }
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
zone-editor-forces-none = No enemies yet. There must be at least one.
zone-editor-group = Group
zone-editor-team = Team
zone-editor-supply = In all, including later arrivals
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
zone-editor-goal-add = Add an objective
zone-editor-goal-remove = Remove this objective
zone-editor-condition = What must be true
zone-editor-condition-add = Add a condition
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
zone-editor-event-fail = The event that loses the mission
zone-editor-event-win = The event that wins the mission
zone-editor-event-add = Add an event
zone-editor-text-about = The same format as our own missions: everything in the forms, and a little more.
zone-editor-test = Play with a bot
zone-editor-watch = Let bots play
zone-editor-problem-no_tile = There is no tile on the table yet.
zone-editor-problem-large = The map has at most { $rows } rows of { $columns } tiles.
zone-editor-problem-area = { $area } is mentioned but is not on this map.
zone-editor-problem-start =
    { $room ->
        [0] There are no start areas. Four stalkers must fit there.
        [one] The start areas hold { $room } stalker, and four may come.
       *[other] The start areas hold { $room } stalkers, and four may come.
    }
zone-editor-problem-exit = There is no exit.
zone-editor-problem-no_enemy = There is no enemy. A mission needs at least one.
zone-editor-problem-no_anomaly = There is no anomaly. A mission needs at least one.
zone-editor-problem-no_event = Events come first, then the one that loses, then the one that wins.
zone-editor-problem-no_goal = An objective needs a condition.
zone-editor-problem-goal_at_start = Stalkers start at an exit: they would win at once.
zone-editor-problem-supply = { $name }: { $used } in the mission, but the box has { $most }.
zone-editor-problem-crowded = Too many enemies on { $area }: there is room for { $most }.
zone-editor-problem-loot = There is more loot than tokens: { $most }.
zone-editor-problem-overlays = { $name }: { $used } { $used ->
         [one] anomaly
        *[other] anomalies
    }, but the box has { $most } { $most ->
         [one] overlay
        *[other] overlays
    } of this kind.
zone-editor-problem-unknown = Unknown tokens: { $used } { $used ->
         [one] face
        *[other] faces
    } for { $most } { $most ->
         [one] area
        *[other] areas
    }.
zone-editor-problem-unknown_face = Unknown tokens: the box has no more “{ $id }”.
zone-editor-problem-free_action = Card { $id }: a free action must flip or discard its card, or it could be repeated endlessly.
zone-editor-problem-set_off = Card { $id }: “{ $verb }” could trigger it again endlessly. Flip the card first.

# What is done.
zone-does-add_random_events = add random events
zone-does-apply = put on
zone-does-area_becomes_water = flood
zone-does-areas = strike areas
zone-does-attack = attack
zone-does-count = count one more
zone-does-discard = discard
zone-does-discard_card = discard this card
zone-does-draw_control_card = draw a control card
zone-does-enemy_hp = change an enemy’s HP
zone-does-enemy_sight_mod = change how far enemies see
zone-does-flip = flip this card
zone-does-flip_card = flip another card
zone-does-gain = gain a token
zone-does-gain_item = gain an item
zone-does-gain_thing = gain a thing of the mission
zone-does-heal = heal
zone-does-if = if
zone-does-if_not = unless
zone-does-look_around = look around
zone-does-lose_hp = lose HP
zone-does-move = move
zone-does-named = with a name
zone-does-open_border = open a border
zone-does-open_exits = open the exits
zone-does-place = place a token
zone-does-place_overlay = put a card on the map
zone-does-place_own_threat = place your own threat
zone-does-place_thing = put a thing of the mission
zone-does-radiation = change the dose
zone-does-reduce_threat = reduce the threat
zone-does-remove_thing = take a thing out of the game
zone-does-resolve_event = go to an ending
zone-does-resolve_random_card = resolve a card at random
zone-does-resolve_unknown = resolve unknown enemies
zone-does-reveal = resolve a card
zone-does-set = note
zone-does-spawn = place enemies
zone-does-step_forward = step forward
zone-does-turn = turn
zone-does-who = for each of
zone-does-wounds = suffer wounds

# Words of steps.
zone-word-stun = stun
zone-word-vulnerable = vulnerability
zone-word-focus = focus
zone-word-bolt = bolt
zone-word-loot = loot
zone-word-poor_visibility = poor visibility
zone-word-trap = trap
zone-word-low = low
zone-word-high = high
zone-word-here = here
zone-word-all = all
zone-word-per_stack = from every stack
zone-word-nearest = the nearest
zone-word-lead = the lead stalker
zone-word-any_threat = any threat
zone-word-head = head
zone-word-torso = torso
zone-word-m = its movement
zone-word-p = stalkers
zone-word-alarm = Alarm
zone-word-early_birds = Early Birds
zone-word-grenade_throw = Grenade
zone-word-ongoing_fights = Ongoing Fights
zone-word-stray_bullets = Stray Bullets
zone-word-suppressing_fire = Suppressing Fire
zone-word-vulnerability = Vulnerability
zone-item-random = any item
zone-item-food = food
zone-item-grenade = grenade
zone-item-medicine = medicine

# Whom and where.
zone-whom-card = this enemy
zone-whom-groups = groups
zone-whom-nearest_to = the enemies nearest to
zone-whom-stalkers_on = stalkers on
zone-whom-stalkers_in_los_of = stalkers seen by
zone-whom-stalkers_within = stalkers within
zone-place-set = every area with high threat

# Fields of steps.
zone-editor-field-at = where
zone-editor-field-to = to whom or where
zone-editor-field-toward = toward
zone-editor-field-who = who
zone-editor-field-n = how many
zone-editor-field-count = how many
zone-editor-field-of = of whom
zone-editor-field-nearest_to = only the nearest to
zone-editor-field-wounds = wounds
zone-editor-field-successes = successes
zone-editor-field-part = part of the body
zone-editor-field-stalkers = stalkers
zone-editor-field-enemies = enemies
zone-editor-field-floor = not below
zone-editor-field-until = how long
zone-editor-field-types = of which type
zone-editor-field-face = facing
zone-editor-field-group = group
zone-editor-field-ignores = not hindered by
zone-editor-field-enemy_sight_max = enemies see at most
zone-editor-field-held_by = held by
zone-editor-field-must = it must
zone-editor-field-else = otherwise
zone-editor-field-if = only if
zone-editor-field-do = what is done
zone-editor-field-card = enemy
zone-editor-field-areas = areas
zone-editor-field-id = note
zone-editor-field-at_least = at least
zone-editor-field-rounds = in these rounds
zone-editor-field-flag = note
zone-editor-field-thing = thing
zone-editor-field-needs = needs
zone-editor-field-repeat = how often
zone-editor-field-window = through a window
zone-editor-field-closes = closed border
zone-branch-do = What is done
zone-branch-then = Then
zone-branch-else = Otherwise
zone-branch-if_none = If no such enemy is there
zone-kind-of-when = When
zone-kind-of-what = What is done
zone-kind-of-many = How many
zone-kind-of-which = Which
zone-kind-of-where = Where
zone-when-enter = a stalker enters
zone-when-enemy_death = this enemy dies
zone-when-flag_set = this is noted
zone-when-end_of_round = the round ends
zone-act-at = on
zone-act-thing = where this lies
zone-act-needs = needs
zone-act-repeat = how often
zone-act-window = through a window
zone-act-if = only if
zone-act-each = Each time
zone-act-last = The last time

# Forms.
zone-editor-if-mission_counter = counted this often
zone-editor-if-enemy_on = this enemy is on
zone-editor-if-stalkers_max = at most this many stalkers play
zone-editor-if-mission_won = the mission is won
zone-editor-forms = Forms
zone-editor-tab-events = Events
zone-editor-tab-cards = Cards
zone-editor-tab-goals = Objectives
zone-editor-tab-forces = Enemies
zone-editor-tab-story = Story
zone-editor-tab-share = Share
zone-editor-small = Here you can look at the mission, see its problems and play it. Editing needs a window 800 pixels wide.
zone-editor-keys = R and T change the tool, F5 plays, F8 goes to the next problem.
zone-editor-reads = Reads:
zone-editor-step-add = Add a step
zone-editor-more = Add details
zone-editor-another = One more
zone-editor-earlier = Earlier
zone-editor-later = Later
zone-editor-leave-out = Leave out
zone-editor-type = Type to filter
zone-editor-type-or-new = Type to filter or add a new one
zone-editor-new = New: { $name }
zone-editor-none = No matches.
zone-editor-unless = It has no effect if
zone-editor-event-story = Story text
zone-editor-event-remove = Remove this event
zone-editor-cards-about = Environment cards: what is on the map, beside it or in the deck, and what stalkers can do there.
zone-editor-card-add = New card
zone-editor-card-remove = Remove this card
zone-editor-card-name = Name of the card
zone-editor-card-kind = Kind
zone-editor-card-overlay = on the map
zone-editor-card-note = beside the map
zone-editor-card-deck = in the deck
zone-editor-card-overlay-about = It is on its areas from the start, front up.
zone-editor-card-note-about = It is beside the map from the start, visible to everyone.
zone-editor-card-deck-about = It comes into play when something resolves it or puts it on the map.
zone-editor-card-at = Lies on
zone-editor-card-closes = closes
zone-editor-card-close = Close a border
zone-editor-side-a = Add a front
zone-editor-side-b = Add a back
zone-editor-turned-up = When it is turned up or resolved
zone-editor-act-add = Add an action
zone-editor-act-remove = Remove this action
zone-editor-act-name = Name of the action
zone-editor-act-new = Action
zone-editor-act-cost = What it costs
zone-editor-trigger-add = Add a trigger
zone-editor-things = Things of the mission
zone-editor-thing = Thing
zone-editor-thing-add = New thing
zone-editor-thing-kind = Kind
zone-editor-thing-key = carried
zone-editor-thing-escort = goes along
zone-editor-thing-mark = stays where it is
zone-editor-thing-at = Where it starts
zone-editor-thing-nowhere = not on the map yet
zone-editor-flags = What the mission notes
zone-editor-flag = Note
zone-editor-flag-add = New note
zone-editor-problem-gone = “{ $name }” is mentioned but is not in this mission.
zone-editor-problem-missing = A word is still missing.
zone-editor-problem-empty = Nothing happens here yet: add a step or leave it out.
zone-editor-problem-deep = Steps are nested too deeply: at most { $most } lists.
zone-editor-problem-steps = The cards do too much: at most { $most } steps in all.
zone-editor-problem-who_in_who = “For each of” cannot be inside another one: it would be done too often.
zone-editor-problem-overlay_place = Card { $name }: a card on the map needs a place, and only such a card has one.
zone-editor-problem-not_noted = Nothing notes “{ $name }”.
zone-editor-problem-not_brought = Nothing brings “{ $name }” into play.
zone-editor-problem-placed = Cards may put at most { $most } others on the map.
zone-editor-problem-placed_again = Card { $name } places a card that places it again: that would never end.
zone-editor-problem-border_twice = The border { $id } is changed in more than one way.
zone-editor-problem-no_border = { $id } is not a border of this map.
zone-editor-problem-many_borders = At most { $most } borders can be set.
zone-editor-problem-room_open = The border { $id } encloses a room: make it a wall, a door or a window.
zone-editor-problem-short = { $name }: { $used } would come, but there are only { $most }.
zone-editor-problem-tokens_artifact = Artifacts in the mission: { $used }; tokens in the box: { $most }. The rest lie under no anomaly.
zone-editor-problem-tokens_enemy_damage = Enemies that can be hurt at once: { $used }; −X tokens in the box: { $most }.
zone-editor-problem-unused = Card { $name }: nothing brings it into play.
zone-editor-problem-no_way = No exit can be reached on foot from the start.
