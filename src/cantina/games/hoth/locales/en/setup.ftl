# Battle of Hoth: picking a scenario, campaigns, the editor.

editor-title-hoth = Scenario editor
web-campaign-title = Campaign
web-campaign-none = This table does not play a campaign.
pages-seat-note = { $note } · { $who }
pages-new-change = Change
pages-continue-campaign = Campaign

## Picking

hoth-pick = Choose a scenario
hoth-filter = Which scenarios are shown
hoth-filter-all = All { $count }
hoth-filter-no_at_at = No AT-AT
hoth-filter-artillery = With artillery
hoth-filter-short = Under 13 turns
hoth-own-open = Scenario editor
hoth-details = Details
hoth-map-of = Map: { $name }
hoth-force-count = { $count }×
hoth-difficulty-first = For a first battle
hoth-difficulty-some = For players who know the rules
hoth-difficulty-veteran = For veterans
hoth-balance-rebel = Rebels { $percent }%
hoth-balance-empire = Empire { $percent }%
hoth-balance-aloud = The Rebels won { $rebel } percent, the Empire { $empire } percent.
hoth-balance-about = { $games ->
    [one] { $games } bot game
   *[other] { $games } bot games
  }, about { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }. Rebels { $low } to { $high }% (95% interval).
hoth-first-side = { $side ->
    [rebel] The Rebels begin.
   *[empire] The Empire begins.
  } Cards: Rebels { $rebel }, Empire { $empire }.
hoth-goal-same = { $medals ->
    [0] Nobody wins on medals.
    [one] First to { $medals } medal.
   *[other] First to { $medals } medals.
  }
hoth-goal-each = Medals to win: Rebels { $rebel }, Empire { $empire }.
hoth-goal-rebel = Medals to win: Rebels { $medals }. The Empire cannot win on medals.
hoth-goal-empire = Medals to win: Empire { $medals }. The Rebels cannot win on medals.
hoth-leaders = Leaders
hoth-leaders-about = Each side chooses a leader and adds three leader cards.
hoth-play-rebel = Play as Rebels
hoth-play-empire = Play as Empire
hoth-play-seats = Friends, teams, clock…


## Campaigns

hoth-campaign = Campaign
hoth-campaign-about = { $battles ->
    [one] { $battles } battle in the tree
   *[other] { $battles } battles in the tree
  }, starting with scenario { $number }
hoth-campaign-short = { $depths ->
    [one] { $depths } battle.
   *[other] { $depths } battles, one after the other.
  } For two.
hoth-campaign-promise = { $depths ->
    [one] { $depths } battle
   *[other] { $depths } battles in a row
  } out of { $battles }: the winner decides which comes next. For two players.
hoth-campaign-edge-rebel = Rebels win
hoth-campaign-edge-empire = Empire wins
hoth-campaign-support = Results bring support cards, which you keep from battle to battle.
hoth-campaign-leaders = A leader may join you for the next battle.
hoth-campaign-secrets = Each side has a secret objective in every battle.
hoth-campaign-saved = It is saved with its table: continue weeks later from the home page.
hoth-campaign-result = { $side ->
    [rebel] Rebels won { $rebel } : { $empire }
   *[empire] Empire won { $empire } : { $rebel }
  }
hoth-campaign-here = being fought
hoth-campaign-next = comes next
hoth-campaign-standing = Battles won: Rebels { $rebel }, Empire { $empire }.
hoth-campaign-won = { $side ->
    [rebel] The Rebels have won the campaign.
   *[empire] The Empire has won the campaign.
  }
hoth-campaign-look = See the table
hoth-campaign-continue = Continue
hoth-campaign-now = This battle
hoth-campaign-now-about = Battle { $battle } of { $of }: { $name }. Turn { $turn }.
hoth-campaign-carried = Carried over
hoth-campaign-side = { $side ->
    [rebel] Rebels: { $names }
   *[empire] Empire: { $names }
  }
hoth-campaign-cards = { $count ->
    [0] No support cards
    [one] { $count } support card
   *[other] { $count } support cards
  }
hoth-campaign-leader = With { $leader } in this battle
hoth-campaign-results = Results
hoth-campaign-first = This is the first battle.
hoth-campaign-fulfilled = { $side ->
    [rebel] The Rebels achieved their secret objective.
   *[empire] The Empire achieved its secret objective.
  }

## The editor

hoth-editor-map = Battlefield
hoth-editor-brush = What you paint with
hoth-editor-terrain = Terrain
hoth-editor-units = Units (figures)
hoth-editor-structures = Structures
hoth-editor-tokens = Special forces, onto a unit
hoth-editor-erase = Erase
hoth-editor-used = { $used } of { $most }
hoth-editor-keys = Click or drag; arrow keys and Enter paint too.
hoth-editor-marking = Now choose the hexes of the rule on the map.
hoth-editor-wrong = not allowed here
hoth-editor-few = { $side ->
    [rebel] The Rebels need
   *[empire] The Empire needs
} { $goal ->
    [one] 1 medal
   *[other] { $goal } medals
}, but the enemy has only { $most ->
    [one] 1 unit.
   *[other] { $most } units.
}
hoth-editor-unnamed = Unnamed battle
hoth-editor-problem-box = { $name }: { $used } on the map, but the box has only { $most }.
hoth-editor-problem-tiles = Terrain tiles: { $used } on the map, but the box has only { $most }.
hoth-editor-problem-place = { $name } cannot stand on { $hex }.
hoth-editor-problem-token = { $name } on { $hex } cannot have this token.
hoth-editor-problem-no_unit = { $side ->
    [rebel] The Rebels have no units.
   *[empire] The Empire has no units.
}
hoth-editor-problem-no_structure = A special rule is about structures, but there are none on the map.
hoth-editor-problem-unreachable = { $hex } decides the battle, and no unit ever gets there.
hoth-editor-problem-no_goal = Nothing wins this battle but destroying every unit: set the medals that one side needs, or add a rule that wins.
hoth-editor-problem-no_hex = A special rule has no hexes yet: choose them on the map.
hoth-editor-problem-hex = “{ $hex }” is not a hex of the board.
hoth-editor-name = Name
hoth-editor-situation = Situation, in a sentence
hoth-editor-first = Who begins
hoth-editor-hand-rebel = Cards, Rebels
hoth-editor-hand-empire = Cards, Empire
hoth-editor-goal-rebel = Medals to win, Rebels
hoth-editor-goal-empire = Medals to win, Empire
hoth-editor-no-goal = not on medals
hoth-editor-structure-owner = Structures belong to
hoth-editor-rules = Special rules
hoth-editor-rule-new = Another rule
hoth-editor-rule-add = Choose…
hoth-editor-rule-remove = Remove this rule
hoth-editor-mark = Choose on the map
hoth-editor-any = any
hoth-editor-side-rebel = Rebels
hoth-editor-side-empire = Empire
hoth-editor-side-either = either side
hoth-editor-class-infantry = infantry
hoth-editor-class-vehicle = vehicles
hoth-editor-class-special = special units
hoth-editor-field-side = Side
hoth-editor-field-unit = Unit
hoth-editor-field-beside = Adjacent to
hoth-editor-field-class = Class
hoth-editor-field-structure = Structure
hoth-editor-field-medals = Medals
hoth-editor-field-most = At most (medals)
hoth-editor-field-count = How many
hoth-editor-field-after_own_turns = After own turns
hoth-editor-field-charges_per_medal = Charges for a medal
hoth-editor-field-cost = Cost
hoth-editor-field-hexes = Hexes, such as E4, F5
hoth-editor-field-start = The officer lies on
hoth-editor-empty = An empty battlefield
hoth-editor-text-about = The same format as our own scenarios. Row by row from the Imperial base line: terrain, then unit, then token.
hoth-hook-medal_value = Different medal value for a unit
hoth-hook-no_kill_medals = No medals for destroyed units
hoth-hook-objective_temporary = Medals while units stay on hexes
hoth-hook-objective_permanent = Medals for reaching hexes
hoth-hook-objective_per_turn = Medals each turn on hexes
hoth-hook-sudden_death_hold_all = Victory by holding hexes
hoth-hook-sudden_death_destroy_all = Victory when no unit of a kind is left
hoth-hook-sudden_death_exit_count = Victory by leaving the board
hoth-hook-sudden_death_kill_count = Victory by destroying units
hoth-hook-exit_medals = Medals for leaving the board
hoth-hook-reinforce_lost_infantry = Lost infantry comes back
hoth-hook-reserve_arrival = Reserves arrive
hoth-hook-reinforce_each_turn = A unit lands each turn
hoth-hook-charge_structure = A structure is charged
hoth-hook-courier = The officer must be carried away
hoth-hook-terrain_enter_cost = Steep ridges
hoth-hook-command_post = Command post
