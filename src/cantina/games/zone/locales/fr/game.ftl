### S.T.A.L.K.E.R.: board, questions, choices and events, for the terminal and the pages.
### Who and what is named by the time it gets here. Words of the engine ($why, $token, $level …)
### and yes or no are there to choose by; what is not there is called none.

## Words

zone-enemy = Ennemi { $number }
zone-enemy-named = { $name } { $number }
zone-side-north = le nord
zone-side-east = l’est
zone-side-south = le sud
zone-side-west = l’ouest
zone-state-focus = concentration
zone-state-stun = étourdissement
zone-state-vulnerable = vulnérabilité
zone-state-critical = blessure critique
zone-group-boss = chef
zone-group-elite = élite
zone-group-pack = meute
zone-group-horde = horde
zone-ammo-pistol = pistolet
zone-ammo-rifle = fusil
zone-ammo-shotgun = fusil à pompe
zone-ammo-special = spéciales
zone-body-head = tête
zone-body-torso = torse
zone-thing-bolt = boulon
zone-phase-setup = Avant la mission
zone-phase-event = Événement
zone-phase-stalkers = Stalkers
zone-phase-enemies = Ennemis et Zone
zone-kind-stalkers = Stalker
zone-kind-weapons = Arme
zone-kind-items = Objet
zone-kind-suits = Tenue
zone-kind-mods = Modification
zone-kind-artifacts = Artefact
zone-kind-enemies = Ennemi
zone-kind-activation_low = Activation, menace faible
zone-kind-activation_high = Activation, menace élevée
zone-kind-wounds = Blessure
zone-kind-control = Carte de contrôle
zone-kind-anomalies = Anomalie
zone-kind-events = Événement aléatoire
zone-kind-loot = Butin
zone-kind-unknown = Ennemi inconnu
zone-kind-mission = Mission
zone-kind-uncharted = Territoire inexploré

## Why an enemy did this and nothing else; what ended its movement

zone-why-only = sans choix
zone-why-nearest = au plus près
zone-why-corners = à égale distance, le moins de coudes
zone-why-group = à égale distance, par la couleur du groupe
zone-why-lead = égalité complète, choix du stalker de tête
zone-end-goal = il y est
zone-end-steps = pas plus loin
zone-end-full = le secteur suivant est plein
zone-end-sight = il voit une cible
zone-end-blocked = aucun chemin

## The table

zone-title = { $number }. { $name }
zone-now = Manche { $round }. { $phase }.
zone-leading = Stalker de tête : { $name }{ $ready ->
    [yes] {""}
   *[no] , action utilisée
}
zone-active = Événement
zone-to-come = événements restants : { $count }
zone-objectives = Objectifs
zone-score = Score
zone-activation = Carte d’activation
zone-roll = { $of ->
    [attack] Attaque de { $name } : { $dice }
    [defence] Défense de { $name } contre { $needed ->
        [one] { $needed } blessure
       *[other] { $needed } blessures
    } : { $dice }
   *[anomaly] Dé d’anomalie de { $name } : { $dice }
}
zone-petals = { $count ->
    [one] { $count } pétale
   *[other] { $count } pétales
}
zone-control = Votre carte de contrôle
zone-section-stalkers = Stalkers
zone-section-enemies = Ennemis sur la carte
zone-section-anomalies = Anomalies
zone-section-cards = Cartes de la mission
zone-territory = Territoire
zone-territory-closed = fermé
zone-section-map = Carte
zone-board = PV { $hp }/{ $most }, dose { $dose }{ $dice ->
    [0] {""}
    [one] {" "}(1 dé)
   *[other] {" "}({ $dice } dés)
}
zone-board-area = en { $area }
zone-board-left = hors de la carte
zone-board-lead = en tête
zone-board-seen = en vue
zone-board-threat = { $level ->
    [high] menace élevée en { $area }
   *[low] menace faible en { $area }
}
zone-board-turn = tour { $turn } { $left ->
    [done] fini
   *[other] { $left }
}
zone-board-bolts = boulons { $count }
zone-board-magazines = chargeurs
zone-board-weapon = Arme
zone-board-suit = Tenue
zone-board-defence = défense { $dice }
zone-board-artifacts = Artefacts
zone-board-base = dose de base { $dose }
zone-board-backpack = Sac à dos { $count }/{ $limit }
zone-board-findings = Trouvailles
zone-board-nothing = rien
zone-foe = { $name }, { $area }, regarde vers { $side }, PV { $hp }/{ $most }
zone-foe-sees = voit { $areas }
zone-foe-marked = à abattre
zone-pool = Hors de la carte : { $enemies }
zone-anomaly = { $name }, centre { $area }{ $artifact ->
    [yes] , artefact
   *[no] {""}
}{ $active ->
    [yes] {""}
   *[no] , en sommeil
}
zone-symbol = { $area } { $percents } %
zone-crowded = Tout ne tient pas sur la carte
zone-discards = Cartes d’activation passées
zone-here-area = { $area }, { $where ->
    [water] eau
    [indoor] à l’intérieur
   *[outdoor] à l’extérieur
}{ $cover ->
    [0] {""}
   *[other] , couvert { $cover }
}{ $radiation ->
    [0] {""}
   *[other] , radiation { $radiation }
}
zone-here-threat = { $level ->
    [high] menace élevée ({ $name })
   *[low] menace faible ({ $name })
}
zone-here-loot = butin : { $count }
zone-here-unknown = ennemis inconnus : { $count }
zone-here-peeked = connu : { $text }
zone-here-artifact = artefact
zone-here-risk = { $name } { $percent } %
zone-here-seen = vu par { $who }
zone-here-dim = mauvaise visibilité
zone-here-trap = piège
zone-here-exit = sortie
zone-here-entrance = entrée, mène en { $area }

## Questions

zone-ask-stalker = Qui êtes-vous dans cette mission ?
zone-ask-leader = Qui mène d’abord ?
zone-ask-start = { $name } : d’où partez-vous ?
zone-ask-entrance = Où est l’entrée ?
zone-ask-turn = { $name } : commencer un tour ou passer ?
zone-ask-act = { $name } : que faites-vous ?
zone-ask-step = { $name } : où allez-vous ?
zone-ask-push = Qui est repoussé, et où ?
zone-ask-drag = Par où la menace se déplace-t-elle ?
zone-ask-part = Quelle partie du corps ?
zone-ask-reroll = Quels dés relancez-vous ?
zone-ask-boost = Dépenser des masques à gaz pour renforcer l’attaque ?
zone-ask-share = Combien de succès pour cet ennemi ?
zone-ask-masks = Dépenser des masques à gaz avant la touche ?
zone-ask-masks_left = Dépenser les masques à gaz qui restent ?
zone-ask-critical = Au-dessus de quel tour placer la blessure critique ?
zone-ask-use = Équipez-vous aussitôt la nouvelle carte ?
zone-ask-mods = Montez-vous des modifications sur la nouvelle carte ?
zone-ask-buy = { $name } : qu’achetez-vous ?
zone-ask-drop = Trop de choses à porter : que laissez-vous ?
zone-ask-loot = Quel butin remettez-vous ?
zone-ask-arrange = { $name } : que réorganisez-vous ?
zone-ask-target = À égale distance : qui l’ennemi attaque-t-il ?
zone-ask-landing = À égale distance : où l’ennemi atterrit-il ?
zone-ask-first = Égalité complète : quel ennemi agit d’abord ?
zone-ask-goal = À égale distance : où va l’ennemi ?
zone-ask-way = Chemins aussi courts : par où va l’ennemi ?
zone-ask-facing = Vers où regarde l’ennemi ?
zone-ask-ahead = Dans quel secteur l’ennemi avance-t-il ?
zone-ask-nearest = À égale distance : quel ennemi ?
zone-ask-stack = À égale distance : quel ennemi inconnu ?
zone-ask-card = Quel ennemi arrive ?
zone-ask-ending = Quelle fin de manche vient d’abord ?
zone-ask-anomaly = Relancez-vous le dé d’anomalie ?
zone-ask-figure = Pour qui ?
zone-ask-area = Quel secteur ?
zone-ask-choice = Que choisissez-vous ?
zone-ask-offer = Utilisez-vous un effet ?
zone-ask-control = Quelque chose est dans votre tête. Résistez-vous ?

## Choices

zone-do-stalker = { $card } : { $text }
zone-do-leader = { $who }
zone-do-begin = Commencer le tour { $turn }
zone-do-pass = Passer
zone-do-move = Se déplacer
zone-do-careful = Se déplacer prudemment
zone-do-prepare = Se préparer
zone-do-reload = Recharger : { $card }
zone-do-pick-loot = Ramasser le butin
zone-do-pick-artifact = Ramasser l’artefact
zone-do-pick-symbol = Ramasser l’artefact de { $anomaly }
zone-do-pick-thing = Ramasser : { $thing }
zone-do-distract = Détourner l’attention vers { $area }
zone-do-bolt = Lancer un boulon : { $anomaly }, { $area }, { $percent } %
zone-do-knife = Couteau : { $who }
zone-do-fire = { $attack } : { $who }{ $rounds ->
    [0] {""}
    [one] , 1 cartouche
   *[other] , { $rounds } cartouches
}
zone-do-shake = Défausser l’étourdissement
zone-do-lead-heal = Mener : récupérer 2 PV, passer le jeton
zone-do-lead-heal-alone = Mener : récupérer 2 PV
zone-do-lead-focus = Mener : gagner la concentration, passer le jeton
zone-do-lead-focus-alone = Mener : gagner la concentration
zone-do-item = Utiliser : { $card }
zone-do-use = { $card } : { $text }
zone-do-use-on = { $card } : { $text } → { $who }
zone-do-act = { $card } : { $act }
zone-do-act-again = { $card } : { $act } ({ $done } sur { $times } faits)
zone-do-take = Emmener : { $thing }
zone-do-put = Déposer : { $thing }
zone-do-pass_on = Confier : { $thing } → { $who }
zone-do-leave = Quitter la carte
zone-do-end = Finir le tour
zone-do-step = Vers { $area }
zone-do-stay = S’arrêter ici
zone-do-done = Rien de plus
zone-do-push = { $who }
zone-do-drag = Par { $area }
zone-do-part-head = Tête
zone-do-part-torso = Torse
zone-do-reroll-focus = Dépenser la concentration, relancer : { $dice }
zone-do-reroll = { $card }, relancer : { $dice }
zone-die-stalker = n° { $number } stalker { $face }
zone-die-gear = n° { $number } équipement { $face }
zone-do-focus = Dépenser la concentration, relancer
zone-do-share = { $count ->
    [0] Aucun
    [one] 1 succès
   *[other] { $count } succès
}
zone-do-critical = Au-dessus du tour { $turn }
zone-do-token = Tour { $turn }
zone-do-equip = Équiper : { $card }
zone-do-equip-instead = Équiper : { $card } à la place de { $other }
zone-do-fit = Monter : { $card } sur { $host }
zone-do-fit-instead = Monter : { $card } sur { $host } à la place de { $other }
zone-do-stow = Dans le sac à dos : { $card }
zone-do-give = Donner : { $card } → { $who }
zone-do-hand = { $thing ->
    [bolt] Donner un boulon → { $who }
    [pistol] Donner un chargeur de pistolet → { $who }
    [rifle] Donner un chargeur de fusil → { $who }
    [shotgun] Donner un chargeur de fusil à pompe → { $who }
   *[other] Donner : { $name } → { $who }
}
zone-do-drop = Laisser : { $card }
zone-do-return = Remettre : { $text }
zone-do-target = { $who }
zone-do-enemy = { $who }
zone-do-figure = { $who }
zone-do-goal = { $area }
zone-do-area = { $area }
zone-do-way = En { $area }, en allant vers { $side }
zone-do-way-entrance = En { $area }, par l’entrée
zone-do-halt = S’arrête et regarde vers { $side }
zone-do-halt-here = S’arrête
zone-do-halt-on = S’arrête en { $area } et regarde vers { $side }
zone-do-halt-here-on = S’arrête en { $area }
zone-do-turn = Regarde vers { $side }
zone-do-face = Vers { $side }
zone-do-card = { $card }
zone-do-ending = { $who }
zone-do-symbol = { $anomaly } : { $area }, { $percent } %
zone-do-magazine = { $kind ->
    [pistol] Chargeur de pistolet
    [rifle] Chargeur de fusil
   *[shotgun] Chargeur de fusil à pompe
}
zone-do-buy = Acheter : { $card }
zone-do-buy_magazine = { $kind ->
    [pistol] Acheter un chargeur de pistolet
    [rifle] Acheter un chargeur de fusil
   *[shotgun] Acheter un chargeur de fusil à pompe
}
zone-do-end_trade = Ne plus rien acheter
zone-do-choose = { $text }
zone-do-endure = Laisser faire : { $text }
zone-do-avoid = Plutôt : { $cost }
zone-do-avoid-turn = Plutôt : { $cost } (tour { $turn })
zone-do-resist = Résister : perdre { $count } PV
zone-do-resist-focus = Résister avec concentration : perdre { $count } PV
zone-do-obey = Obéir : { $text }
zone-note-seen = vu par { $who }
zone-note-unseen = hors de vue
zone-note-dose = dose +{ $count }
zone-note-risk = { $name } { $percent } %
zone-note-cover = couvert { $count }
zone-note-dice = distance { $distance }, dés { $stalker }+{ $gear }{ $cover ->
    [0] {""}
   *[other] , couvert { $cover }
}
zone-note-chance = { $result } { $percent } %
zone-note-part = { $part } : { $chances }

## Events

zone-event-mission_began = Mission { $mission }
zone-event-stalker_chosen = { $player } joue { $card }.
zone-event-lead_chosen = { $stalker } mène d’abord.
zone-event-stalker_placed = { $stalker } part de { $area }.
zone-event-round_began = Manche { $round }
zone-event-event_drawn = Événement : { $card }
zone-event-events_added = { $count ->
    [1] Un événement aléatoire est posé sur le paquet.
    [one] { $count } événement aléatoire est posé sur le paquet.
   *[other] { $count } événements aléatoires sont posés sur le paquet.
}
zone-event-mission_ended = { $won ->
    [yes] La mission est réussie.
   *[no] La mission a échoué.
} { $because }
zone-over-mission_won = Tout est fait, et tout le monde est en vie.
zone-over-stalker_died = Un stalker est mort.
zone-over-out_of_time = Le temps est écoulé.
zone-over-scenario_failed = Ce qu’il fallait empêcher est arrivé.
zone-event-turn_began = { $stalker } commence le tour { $turn }.
zone-event-turn_passed = { $stalker } passe.
zone-event-turn_ended = { $forfeited ->
    [0] { $stalker } finit le tour { $turn }.
    [one] { $stalker } finit le tour { $turn } et perd { $forfeited } action.
   *[other] { $stalker } finit le tour { $turn } et perd { $forfeited } actions.
}
zone-event-action_taken = { $verb ->
    [move] { $stalker } se déplace.
    [careful] { $stalker } se déplace prudemment.
    [prepare] { $stalker } se prépare.
    [reload] { $stalker } recharge.
    [pick] { $stalker } ramasse quelque chose.
    [distract] { $stalker } lance un boulon vers { $area } pour détourner l’attention.
    [bolt] { $stalker } lance un boulon dans une anomalie.
    [knife] { $stalker } sort le couteau.
    [fire] { $stalker } attaque.
    [shake] { $stalker } défausse l’étourdissement.
    [lead] { $stalker } mène.
    [item] { $stalker } utilise un objet.
    [act] { $stalker } s’affaire : { $card }.
    [leave] { $stalker } gagne la sortie.
   *[use] { $stalker } utilise une carte.
}
zone-event-stalker_stepped = { $stalker } : { $start } → { $area }
zone-event-figure_pushed = Recul forcé : { $figure }, { $start } → { $area }
zone-event-threat_changed = { $level ->
    [none] { $stalker } : plus de menace
    [low] { $stalker } : menace faible en { $area }
   *[high] { $stalker } : menace élevée en { $area }
}
zone-event-lead_passed = { $stalker } passe la tête à { $lead }.
zone-event-token_gained = { $token ->
    [focus] { $figure } : concentration
    [stun] { $figure } : étourdissement
    [vulnerable] { $figure } : vulnérabilité
   *[bolt] { $count ->
        [one] { $figure } : { $count } boulon de plus
       *[other] { $figure } : { $count } boulons de plus
    }
}
zone-event-token_discarded = { $token ->
    [focus] { $figure } dépense la concentration.
    [stun] { $figure } : fin de l’étourdissement
    [vulnerable] { $figure } : fin de la vulnérabilité
   *[bolt] { $figure } dépense un boulon.
}
zone-event-bolt_thrown = Un boulon couvre { $percent } % de { $anomaly } en { $area }.
zone-event-stalker_healed = { $stalker } récupère { $amount } PV, en a { $hp }.
zone-event-hp_lost = { $stalker } perd { $amount } PV, il en reste { $hp }.
zone-event-critically_wounded = { $stalker } : blessure critique au-dessus du tour { $turn }
zone-event-stalker_died = { $stalker } meurt.
zone-event-dose_changed = { $stalker } : dose { $dose }
zone-event-exposure_rolled = { $stalker } subit la radiation : { $dice }{ $loss ->
    [0] {""}
   *[other] {" "}(−{ $loss } PV)
}
zone-event-dice_rolled = { $stalker } lance : { $dice }{ $bonus ->
    [none] {""}
   *[other] {" "}({ $bonus })
}
zone-event-dice_rerolled = { $stalker } relance : { $dice }
zone-event-stalker_fired = { $attack ->
    [none] { $stalker } attaque au couteau : { $target }
   *[other] { $rounds ->
        [one] { $stalker }, { $weapon }, { $attack }, { $rounds } cartouche : { $target }
       *[other] { $stalker }, { $weapon }, { $attack }, { $rounds } cartouches : { $target }
    }
}
zone-event-part_chosen = { $stalker } vise : { $part ->
    [head] la tête
   *[torso] le torse
}
zone-event-masks_spent = { $masks ->
    [1] { $stalker } dépense un masque à gaz : { $effect }
    [one] { $stalker } dépense { $masks } masque à gaz : { $effect }
   *[other] { $stalker } dépense { $masks } masques à gaz : { $effect }
}{ $target ->
    [none] {""}
   *[other] {" "}→ { $target }
}
zone-event-enemy_hit = { $results ->
    [none] { $enemy } : { $successes } succès, manqué
   *[other] { $enemy } : { $successes } succès, { $part ->
        [head] tête
       *[torso] torse
    } : { $results }
}
zone-event-wound_drawn = { $heavy ->
    [yes] { $enemy }, blessure grave : { $text }
   *[no] { $enemy }, blessure légère : { $text }
}
zone-event-wound_deck_shuffled = Les cartes de blessure sont mélangées.
zone-event-enemy_lost_hp = { $enemy } perd { $amount } PV, il en reste { $hp }.
zone-event-enemy_died = { $killer ->
    [none] { $enemy } meurt en { $area }.
   *[other] { $enemy } meurt en { $area }, par { $killer }.
}
zone-event-loot_dropped = Du butin tombe en { $area }.
zone-event-defended = { $lost ->
    [0] { $stalker } arrête toutes les blessures : { $damage }
   *[other] { $stalker } : blessures { $damage }, arrêtées { $stopped }, subies { $lost }
}
zone-event-loot_taken = { $stalker } trouve : { $text }
zone-event-gear_gained = { $stalker } obtient : { $gear }
zone-event-card_bought =
    { $stalker } achète : { $gear } — { $price } { $price ->
         [one] coupon
        *[other] coupons
    }
zone-event-magazine_bought = { $kind ->
    [pistol] { $stalker } achète un chargeur de pistolet — { $price } { $price ->
             [one] coupon
            *[other] coupons
        }
    [rifle] { $stalker } achète un chargeur de fusil — { $price } { $price ->
             [one] coupon
            *[other] coupons
        }
   *[shotgun] { $stalker } achète un chargeur de fusil à pompe — { $price } { $price ->
             [one] coupon
            *[other] coupons
        }
}
zone-event-trade_ended = { $lost ->
    [0] { $stalker } a tout dépensé.
   *[other] { $stalker } n’achète plus rien ; perte : { $lost } { $lost ->
             [one] coupon
            *[other] coupons
        }
}
zone-event-gear_discarded = { $stalker } défausse : { $gear }
zone-event-gear_equipped = { $host ->
    [none] { $stalker } équipe : { $gear }
   *[other] { $stalker } monte { $gear } sur { $host }.
}
zone-event-gear_stowed = { $stalker } range dans le sac à dos : { $gear }
zone-event-gear_given = { $stalker } donne à { $to } : { $gear }
zone-event-thing_given = { $thing ->
    [bolt] { $stalker } donne un boulon à { $to }.
    [pistol] { $stalker } donne un chargeur de pistolet à { $to }.
    [rifle] { $stalker } donne un chargeur de fusil à { $to }.
    [shotgun] { $stalker } donne un chargeur de fusil à pompe à { $to }.
   *[other] { $stalker } donne à { $to } : { $name }
}
zone-event-weapon_reloaded = { $ammo ->
    [one] { $stalker } recharge { $gear } : { $ammo } cartouche.
   *[other] { $stalker } recharge { $gear } : { $ammo } cartouches.
}
zone-event-artifact_taken = { $stalker } ramasse un artefact en { $area }.
zone-event-thing_taken = { $stalker } ramasse : { $name }
zone-event-card_flipped = La carte est retournée : { $card }
zone-event-card_revealed = La carte est révélée : { $card }
zone-event-overlay_placed = La carte est posée en { $areas } : { $card }
zone-event-ground_changed = Les passages de la carte ont changé.
zone-event-area_flooded = { $area } est maintenant sous l’eau.
zone-event-territory_drawn = Un territoire s’étend à côté de la carte : { $card }
zone-event-territory_put_aside = Aucun secteur ne convient à l’entrée de { $card } : une autre carte est tirée.
zone-event-entrance_placed = L’entrée est en { $area }.
zone-event-territory_closed = Le territoire s’est fermé : { $card }
zone-event-flag_set = Noté : { $flag }
zone-event-flag_counted = { $flag } : { $count }
# gloss-ok: zone.ammo
zone-event-effect_named = { $name ->
    [alarm] Alarme !
    [early_birds] Lève-tôt
    [grenade_throw] Grenade !
    [ongoing_fights] Combats en cours
    [stray_bullets] Balles perdues
    [suppressing_fire] Tir de suppression
   *[vulnerability] Vulnérabilité
}
zone-event-effect_used = { $stalker }, { $card } : { $text }
zone-event-item_used = { $target ->
    [none] { $stalker } utilise : { $gear }
   *[other] { $stalker } utilise : { $gear } → { $target }
}
zone-event-token_placed = { $token ->
    [trap] Un piège en { $area }
   *[poor_visibility] Mauvaise visibilité en { $area }
}
zone-event-thing_placed = { $name } en { $area }
zone-event-thing_carried = { $bearer ->
    [none] Déposé : { $name }
   *[other] { $bearer } emmène : { $name }
}
zone-event-thing_gained = { $stalker ->
    [none] Maintenant sur la carte : { $name }
   *[other] { $stalker } obtient : { $name }
}
zone-event-thing_removed = Retiré du jeu : { $name }
zone-event-exits_opened = Les sorties sont ouvertes : les stalkers qu’aucun ennemi ne voit peuvent partir.
zone-event-magazines_changed = { $kind ->
    [pistol] { $stalker } : chargeurs de pistolet { $change }
    [rifle] { $stalker } : chargeurs de fusil { $change }
   *[shotgun] { $stalker } : chargeurs de fusil à pompe { $change }
}
zone-event-rounds_lost = { $count ->
    [one] { $stalker } perd { $count } cartouche de son arme.
   *[other] { $stalker } perd { $count } cartouches de son arme.
}
zone-event-stalker_left = { $stalker } quitte la carte depuis { $area }.
zone-event-anomaly_rolled = { $figure } lance pour { $anomaly } : { $symbol }
zone-event-anomaly_activated = { $anomaly } se déclenche : { $figures }
zone-event-anomaly_moved = { $anomaly } se déplace.
zone-event-portal_passed = Par le portail : { $figure }, { $start } → { $area }
zone-event-artifact_found = { $stalker } trouve l’artefact de { $anomaly } en { $area }.
zone-event-unknown_peeked = Ennemi inconnu en { $area }, entrevu : { $text }
zone-event-zone_step_began = { $step ->
    [1] Les ennemis agissent
    [2] Radiation
    [3] Des jetons quittent la carte, les ennemis étourdis se reprennent
    [4] La menace baisse
   *[5] Fin de la manche
}
zone-event-activation_drawn = { $high ->
    [yes] Activation, menace élevée : { $card }
   *[no] { $part ->
        [no_threat] Activation, aucune menace : { $card }
       *[low_threat] Activation, menace faible : { $card }
    }
}
zone-event-point_begun = { $verb ->
    [move] Les ennemis se déplacent :
    [step_forward] Les ennemis avancent :
    [attack] Les ennemis attaquent :
    [special] Actions spéciales :
    [look_around] Les ennemis regardent autour d’eux :
    [resolve_unknown] Ennemis inconnus :
    [shift_seen_threat_to_owner] La menace que voient les ennemis va vers son propriétaire.
   *[named] Suite de la carte :
}
zone-event-enemy_acted = { $why ->
    [only] { $enemy }
   *[other] { $enemy } ({ $because })
}
zone-event-enemy_turned = { $enemy } regarde vers { $side }.
zone-event-enemy_stepped = { $enemy } : { $start } → { $area }
zone-event-enemy_moved = { $why ->
    [only] { $enemy } : { $path } ; { $stop }
   *[other] { $enemy } : { $path } ({ $because }) ; { $stop }
}
zone-event-enemy_stayed = { $enemy } reste : { $stop }
zone-event-trap_sprung = { $enemy } tombe dans le piège en { $area }.
zone-event-enemy_aimed = { $why ->
    [only] { $enemy } vise { $target }.
   *[other] { $enemy } vise { $target } ({ $because }).
}
zone-event-enemy_attacked = { $cover ->
    [0] { $enemy } attaque { $target } : { $damage ->
        [one] { $damage } blessure
       *[other] { $damage } blessures
    }
   *[other] { $enemy } attaque { $target } : { $damage ->
        [one] { $damage } blessure
       *[other] { $damage } blessures
    }, couvert { $cover }
}
zone-event-attack_fell_short = { $enemy } n’atteint pas { $target }.
zone-event-attack_rolled = { $enemy } lance le dé d’anomalie : { $symbol }
zone-event-enemy_recovered = { $enemy } reprend ses esprits.
zone-event-unknown_revealed = Ennemi inconnu en { $area } : { $text }
zone-event-enemy_placed = { $enemy } apparaît en { $area } et regarde vers { $side }.
zone-event-tokens_cleared = La mauvaise visibilité et les boulons quittent la carte.
zone-event-control_drawn = { $card ->
    [none] { $stalker } pioche une carte de contrôle.
   *[other] { $stalker } pioche une carte de contrôle : { $card }
}
zone-event-control_answered = { $resisted ->
    [yes] { $stalker } résiste.
   *[no] { $stalker } obéit.
}

## What is printed on cards

zone-shooting = dés { $dice } à distance { $from }–{ $to }
zone-shooting-beyond = dés { $dice } à partir de { $from }
zone-sight = Vue : devant { $front }, à gauche { $left }, à droite { $right }, derrière { $back }
zone-sight-unlimited = sans limite
zone-field-name = Nom
zone-field-copies = Exemplaires
zone-field-hp = PV
zone-field-shooting = Tir
zone-field-abilities = Capacités
zone-field-level = Niveau
zone-field-price = Prix
zone-field-ammo = Munitions
zone-field-capacity = Cartouches
zone-field-effective = Distance efficace
zone-field-shortest = Distance minimale
zone-field-longest = Distance maximale
zone-field-slots = Emplacements
zone-field-slot = Emplacement
zone-field-traits = Traits
zone-field-attacks = Attaques
zone-field-effects = Effets
zone-field-tags = Mots-clés
zone-field-use = Usage
zone-field-range = Distance
zone-field-while_stunned = Étourdissement permis
zone-field-defence = Dés de défense
zone-field-radiation = Radiation de la carte
zone-field-container = Conteneur
zone-field-dose = Dose
zone-field-type = Type
zone-field-types = Types
zone-field-category = Catégorie
zone-field-move = Mouvement
zone-field-sight = Vue
zone-field-standees = Silhouettes
zone-field-attack = Attaque
zone-field-hits = Touches
zone-field-ability = Capacité
zone-field-special = Action spéciale
zone-field-on_death = À sa mort
zone-field-kind = Genre
zone-field-group = Groupe
zone-field-count = Nombre
zone-field-steps = Étapes
zone-field-zone_only = Phase de la Zone seulement
zone-field-no_threat = Aucune menace
zone-field-low_threat = Menace faible
zone-field-always = Quelle que soit la menace
zone-field-light = Blessure légère
zone-field-heavy = Blessure grave
zone-field-stalkers = Stalkers
zone-field-enemies = Ennemis
zone-field-area = Secteurs
zone-field-artifact = Artefact
zone-field-mobile = Mobile
zone-field-resist = PV perdus
zone-field-resist_with_focus = PV perdus avec concentration
zone-field-obey = Obéir
zone-field-immediate = Aussitôt
zone-field-end = Fin de la manche
zone-field-numeral = Numéro
zone-field-outcome = Issue
zone-field-at = Secteurs
zone-field-closes = Ferme
zone-field-a = Recto
zone-field-b = Verso
zone-field-do = Effet
zone-value-pistol = pistolet
zone-value-rifle = fusil
zone-value-shotgun = fusil à pompe
zone-value-special = spécial
zone-value-chemical = chimique
zone-value-fire = feu
zone-value-electric = électrique
zone-value-gravity = gravité
zone-value-spatial = spatial
zone-value-human = humain
zone-value-mutant = mutant
zone-value-psionic = psionique
zone-value-boss = chef
zone-value-elite = élite
zone-value-pack = meute
zone-value-horde = horde
zone-value-basic = de base
zone-value-improved = amélioré
zone-value-advanced = perfectionné
zone-value-muzzle = canon
zone-value-optic = optique
zone-value-underbarrel = sous le canon
zone-value-weapon = arme
zone-value-suit = tenue
zone-value-grenade = grenade
zone-value-medicine = médicament
zone-value-food = nourriture
zone-value-tool = outil
zone-value-blast = explosion
zone-value-detector = détecteur
zone-value-free = action gratuite
zone-value-standard = action standard
zone-value-overlay = sur la carte
zone-value-note = note
zone-value-deck = dans le paquet
zone-value-fail = échec
zone-value-win = réussite
zone-value-all = tous
zone-value-triggered = ceux qui se déclenchent

## Options

zone-option-mission = Mission
zone-option-uncharted = Territoire inexploré
zone-option-own = Votre propre mission, en texte
zone-option-box = Les valeurs de la boîte de quelqu’un, en texte
zone-choice-A1 = Sauver Dalik
zone-choice-A2 = Eau noire
zone-choice-A3 = Coque de fer
zone-choice-B1 = Signal d’en bas
zone-choice-B2 = Le marionnettiste
zone-choice-C1 = La bête du dépôt
zone-choice-S1 = La dernière caisse
zone-choice-S2 = Longue nuit à la clinique
zone-choice-S3 = Saison des artefacts
zone-choice-off = aucun
zone-choice-on = un, à côté de la carte
