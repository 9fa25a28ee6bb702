# Battle of Hoth: board, cards and events.

## Words

hoth-side-rebel = Rebelles
hoth-side-empire = Empire
hoth-token-assault = assaut
hoth-token-scouts = éclaireurs
hoth-token-e_web = E-Web
hoth-token-elite = élite
hoth-face-infantry = infanterie
hoth-face-vehicle = véhicule
hoth-face-explosion = explosion
hoth-face-retreat = retraite
hoth-face-cross = croix
hoth-structure-shield_generator = Générateur de bouclier
hoth-structure-ion_cannon = Canon à ions
hoth-section-left = gauche
hoth-section-center = centre
hoth-section-right = droite
hoth-unit-at = { $unit } en { $hex }
hoth-unit-figures = { $unit } en { $hex }, figurines : { $count }

## Cards

hoth-card-none = n’active aucune unité
hoth-card-section = unités : { $count }, { $section }
hoth-card-section-all = toutes les unités, { $section }
hoth-card-one_section = toutes dans une section
hoth-card-each_section = 1 unité par section
hoth-card-each_flank = { $count } unités sur chaque flanc
hoth-card-different_sections = 2 unités dans des sections différentes
hoth-card-anywhere = unités n’importe où : { $count }
hoth-card-anywhere-all = toutes les unités
hoth-card-only-infantry = infanterie seulement
hoth-card-only-vehicle = véhicules seulement
hoth-card-only-artillery = artillerie seulement
hoth-card-only-same_type = d’un même type
hoth-card-dice = dés { $count }
hoth-card-dice_close = dés au contact { $count }
hoth-card-dice_per_friend = +1 dé par allié adjacent
hoth-card-move = hexagones { $count }
hoth-card-no_move = sans mouvement
hoth-card-no_attack = sans attaque
hoth-card-move_after_attack = puis déplacement jusqu’à { $count }
hoth-card-attacks = attaques : { $count }
hoth-card-activations = agit { $count } fois
hoth-card-ignores_terrain = ignore les limites du terrain
hoth-card-retreats_explode = les retraites comptent comme explosions
hoth-card-same_target = plus de dés sur une même cible
hoth-card-restore_each = les unités affaiblies récupèrent { $count }
hoth-card-restore_ordered = l’unité récupère toutes ses figurines
hoth-card-discards = change jusqu’à { $count } cartes, puis une autre carte
hoth-card-bombard = { $dice } dés contre chacune de { $count } unités
hoth-card-effect-restore = une unité récupère toutes ses figurines
hoth-card-effect-reroll = relancer des dés d’une attaque
hoth-card-effect-activate = une infanterie agit de nouveau
hoth-card-effect-order = une infanterie de plus
hoth-card-effect-take_back = reprendre une carte défaussée au lieu de piocher
hoth-card-effect-rout = une attaque ignore le couvert
hoth-card-effect-desperate = une dernière figurine lance 2 dés de plus
hoth-card-effect-experience = au contact : 1 dé de plus
hoth-card-effect-bombard = 2 dés contre une unité

## The table

hoth-title = { $number }. { $name }
hoth-turn = Tour { $turn }, { $name } ({ $side })
hoth-medals = { $side } : médailles { $medals } sur { $goal }
hoth-medals-no-goal = { $side } : médailles { $medals }
hoth-player = { $name } ({ $side }) : main { $hand }, pioche { $deck }, défausse { $discard }
hoth-hand = Votre main : { $cards }
hoth-support-hand = Cartes de soutien : { $cards }
hoth-secret = Objectif secret : { $text }
hoth-played = Carte de ce tour : { $card }
hoth-charges = Charges du canon à ions : { $count }
hoth-officer = L’officier est en { $hex }.
hoth-legend = ^ crête  * rochers  # sérac  ~ crevasse  = tranchée  B bâtiment  W épave  ° objectif ou sortie
hoth-legend-units = s troupes des neiges  w AT-AT  d droïdes  t soldats  f airspeeders  a artillerie  G générateur  I canon à ions ; nombre : figurines ; < activée ; ! assaut  o éclaireurs  + E-Web  ' élite
hoth-first = Commence : { $side }. Cartes : { $rebel } / { $empire }. Médailles : { $rebels } / { $empires }.

## Questions and choices

hoth-ask-leader = Quel chef vous rejoint ?
hoth-ask-arrive = Où arrivent les nouvelles unités ?
hoth-ask-start = Jouez-vous d’abord une carte de soutien ?
hoth-ask-play = Quelle carte de commandement jouez-vous ?
hoth-ask-discard = Quelles cartes changez-vous ?
hoth-ask-partner_discard = Votre partenaire déploie la flotte. Quelles cartes changez-vous ?
hoth-ask-strike = Qui est bombardé ?
hoth-ask-order = Quelle unité activez-vous ?
hoth-ask-extra_order = Activez-vous une unité de plus par un soutien ?
hoth-ask-move = Quelle unité se déplace ?
hoth-ask-to = Où ?
hoth-ask-attack = Quelle unité attaque ?
hoth-ask-target = Quelle cible ?
hoth-ask-reroll = Quels dés relancez-vous ?
hoth-ask-after_roll = Relancez-vous avec un soutien ?
hoth-ask-reroll_more = Quels dés relancez-vous ?
hoth-ask-after_retreat = Poursuivez-vous avec un soutien ?
hoth-ask-advance = Faites-vous une percée ?
hoth-ask-hold = Votre tranchée peut annuler une retraite.
hoth-ask-fall_back = Où votre unité se replie-t-elle ?
hoth-ask-draw = Jouez-vous un soutien au lieu de piocher ?
hoth-ask-take_back = Quelle carte reprenez-vous ?
hoth-ask-return = Où revient l’unité perdue ?
hoth-ask-go_on = Cette bataille est finie. La suivante commence quand les deux camps sont prêts.
hoth-do-leader = { $name }
hoth-do-place = En { $hex }
hoth-do-play = { $card } : { $facts }
hoth-do-discard = Changer { $card }
hoth-do-take = Reprendre { $card }
hoth-do-support = Soutien : { $card }
hoth-do-support-at = Soutien : { $card }, { $hex }
hoth-do-strike = { $unit }
hoth-do-order = { $unit }
hoth-do-order_all = Toutes
hoth-do-move = { $unit }
hoth-do-to = En { $hex } ({ $land })
hoth-do-to-barred = En { $hex } ({ $land }), puis pas d’attaque
hoth-do-exit = Quitter le plateau en { $hex }
hoth-do-attack = { $unit }
hoth-do-target = { $unit } : dés { $dice }
hoth-do-reroll = Relancer : { $face }
hoth-do-advance = Percer
hoth-do-hold = Tenir : ignorer une retraite
hoth-do-give_way = Céder
hoth-do-go_on = Commencer la bataille suivante
hoth-do-fall_back = Retraite en { $hex } ({ $land })
hoth-do-done = Rien de plus

## Events

hoth-event-leader = { $name } : { $leader }
hoth-event-battle = { $scenario }
hoth-event-turn = Tour { $turn } : { $name }
hoth-event-played = { $name } joue { $card }.
hoth-event-discarded = { $name } défausse { $card }.
hoth-event-drawn = { $name } pioche { $card }.
hoth-event-drawn-unseen = { $name } pioche une carte.
hoth-event-reshuffled = { $name } mélange sa défausse ({ $count }).
hoth-event-ordered = { $name } active { $hexes }.
hoth-event-moved = { $unit } : { $start } → { $end }
hoth-event-left = { $unit } : sortie en { $hex }.
hoth-event-arrived = { $unit } : arrivée en { $hex }.
hoth-event-restored = { $unit } en { $hex } : de nouveau { $count } figurines.
hoth-event-attacked = { $unit } attaquent { $hex } : { $dice }
hoth-event-bombarded = Bombardement de { $hex } : { $dice }
hoth-event-rerolled = Relancés : { $dice }
hoth-event-confirmed = Confirmation contre { $hex } : { $dice }. L’AT-AT tombe !
hoth-event-unconfirmed = Confirmation contre { $hex } : { $dice }. L’AT-AT tient.
hoth-event-lost = { $unit } en { $hex } : pertes { $lost }, reste { $left }.
hoth-event-destroyed = { $unit } en { $hex } : détruits.
hoth-event-structure = { $structure } en { $hex } : détruit.
hoth-event-retreated = { $unit } se replient : { $start } → { $end }
hoth-event-ignored = { $unit } en { $hex } tiennent la tranchée.
hoth-event-officer = L’officier est emporté en { $hex }.
hoth-event-medals = { $side } : +{ $medals }, médailles : { $total }
hoth-event-charged = Charges du canon à ions : { $count }
hoth-event-secret = { $side } : objectif secret atteint : { $text }
hoth-event-support = { $name } gagne un soutien : { $card }
hoth-event-support-unseen = { $name } gagne une carte de soutien.
hoth-event-won = La bataille est finie. Victoire : { $side }
hoth-event-drawn-battle = La bataille est finie : match nul.
hoth-event-over-medals = Assez de médailles.
hoth-event-over-positions_held = Toutes les positions sont tenues.
hoth-event-over-structures_destroyed = Plus aucune structure.
hoth-event-over-walkers_destroyed = Plus aucun AT-AT.
hoth-event-over-units_out = Assez d’unités sont sorties.
hoth-event-over-units_destroyed = Assez d’unités détruites.
hoth-event-over-no_units = Un camp n’a plus d’unités.
hoth-event-over-officer_taken = L’officier est capturé.
hoth-event-over-officer_saved = L’officier est sauvé.
hoth-event-over-turn_limit = La bataille a trop duré.
hoth-event-over-campaign_over = La campagne est décidée.

## Options

hoth-option-scenario = Scénario
hoth-option-leaders = Chefs
hoth-option-team = À trois : l’équipe de deux
hoth-option-campaign = Campagne, à deux
hoth-option-own = Un scénario à soi, en texte
hoth-choice-off = sans chefs
hoth-choice-on = des chefs dans chaque camp
hoth-choice-rebel = Rebelles
hoth-choice-empire = Empire
hoth-choice-none = une seule bataille
hoth-choice-1 = Mission d’éclaireurs impériaux
hoth-choice-2 = Contre-attaque des airspeeders
hoth-choice-3 = Ennemi repéré
hoth-choice-4 = Débarquement réussi
hoth-choice-5 = Défense de la colline Alpha
hoth-choice-6 = Récupérer les données impériales
hoth-choice-7 = Attaque de l’avant-poste
hoth-choice-8 = Évacuation médicale !
hoth-choice-9 = Sécuriser les positions
hoth-choice-10 = Objectif : les générateurs de bouclier
hoth-choice-11 = Percée rebelle
hoth-choice-12 = Assiégés
hoth-choice-13 = Entrer dans la base Echo
hoth-choice-14 = Protéger les transports rebelles
hoth-choice-15 = Retraite vers la porte sud
hoth-choice-16 = Évacuation de la base Echo
hoth-choice-17 = Dernier carré
hoth-choice-a = En marche vers la base Echo
hoth-choice-b = Tenir la ligne
