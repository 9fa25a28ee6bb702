# De quoi il s’agit dans une décision, et des écrans propres à certaines.

zone-asking-figure = { $who }, en { $area }.
zone-asking-cause = { $card }. { $about }
zone-about-act = Choisissez une action, puis un endroit sur la carte.
zone-about-move = Choisissez un secteur : vous verrez ce que cela donnerait avant d’y aller. Double contour : accessible aussi prudemment.
zone-about-careful = Un secteur, hors de vue au départ et à l’arrivée : aucune menace n’est laissée.
zone-about-fire = Choisissez une cible : vous verrez les chances exactes avant de tirer.
zone-about-knife = Un ennemi dans votre secteur. Sans bruit : aucune menace n’est posée.
zone-about-distract = Un boulon y fait du bruit : votre menace faible y est posée, et les ennemis de ce secteur et d’à côté agissent selon une carte.
zone-about-bolt = Un boulon couvre le symbole jusqu’à la fin de la manche.
zone-about-step = Le mouvement se fait secteur par secteur ; arrêtez-vous où vous voulez.
zone-about-turn = Chacun a deux tours par manche. Un tour : deux actions standard (trois si vous jouez en solitaire) et des actions gratuites à volonté ; puis les ennemis qui vous voient réagissent.
zone-about-stalker = Tous diffèrent par la santé, le tir et les capacités. Chacun peut mener cette mission.
zone-about-leader = Le stalker de tête agit d’abord, tranche les égalités des ennemis et peut utiliser le jeton une fois par manche.
zone-about-push = Plus de place, ou un coup repousse : choisissez qui bouge, puis où.
zone-about-drag = Le jeton de menace avance vers son propriétaire ; deux chemins sont aussi courts.
zone-about-part = La tête est plus difficile à toucher, mais l’effet est plus grave : comparez les chances.
zone-about-reroll = Marquez des dés, puis dites ce qui paie. Ou gardez ce résultat.
zone-about-boost = Les masques à gaz des dés paient ce que l’arme sait faire en plus.
zone-about-share = La rafale se partage : tant de succès pour l’ennemi signalé, le reste pour le suivant.
zone-about-masks = Les masques à gaz paient des effets, avant que la touche compte.
zone-about-masks_left = Les masques non dépensés maintenant sont perdus.
zone-about-critical = Ce tour a moins d’actions tant que vous n’êtes pas soigné.
zone-about-use = Elle est dans votre sac à dos. Équipée, elle remplace ce qui s’y trouve.
zone-about-mods = Vos modifications qui conviennent peuvent y aller aussitôt.
zone-about-drop = Le sac à dos ne contient pas plus. Ce que vous laissez est perdu.
zone-about-loot = Plus de jetons piochés que vous n’en gardez. Les autres sont remis.
zone-about-arrange = Préparer a donné concentration et boulon. Rangez maintenant vos affaires, autant que vous voulez.
zone-about-target = L’ennemi signalé attaque. Plusieurs cibles sont aussi proches : le stalker de tête choisit.
zone-about-landing = L’ennemi signalé saute. Plusieurs secteurs sont aussi proches : le stalker de tête choisit.
zone-about-first = Tout ce qui départage les ennemis est égal : le stalker de tête choisit.
zone-about-goal = L’ennemi signalé veut aller au plus proche de ces secteurs. Ils le sont autant.
zone-about-way = L’ennemi signalé a plusieurs chemins aussi courts, avec autant de coudes. Le stalker de tête choisit.
zone-about-facing = L’ennemi signalé se tourne. Ce qu’il regarde décide de ce qu’il voit.
zone-about-ahead = L’ennemi signalé avance tout droit, et plusieurs secteurs s’y trouvent.
zone-about-nearest = Il s’agit de l’ennemi le plus proche, et plusieurs le sont autant. Le stalker de tête choisit.
zone-about-stack = L’ennemi inconnu le plus proche se montre. Plusieurs le sont autant.
zone-about-card = Le jeton nomme plusieurs sortes d’ennemis ; l’une d’elles arrive.
zone-about-ending = Plusieurs choses arrivent en fin de manche. Le stalker de tête en fixe l’ordre.
zone-about-anomaly = Le dé montre un symbole sur votre passage : l’anomalie s’éveille, sauf si vous relancez mieux.
zone-about-figure = Choisissez sur la carte ou ci-dessous pour qui c’est.
zone-about-area = Choisissez l’un des secteurs signalés.
zone-about-choice = La carte vous laisse le choix.
zone-about-offer = Il se passe quelque chose à quoi une de vos cartes peut répondre.
zone-about-control = Résister coûte de la santé. Obéir, c’est faire ce que dit la carte ; vous seul la voyez.
zone-kit-what = Prenez un objet : appuyez, ou faites-le glisser.
zone-kit-where = Posez-le où c’est indiqué, ou appuyez de nouveau.
zone-kit-ground = Laissé sur place
zone-recruit-first = Pour votre première mission
zone-recruit-health = Santé
zone-recruit-near = Tir de près
zone-recruit-far = Tir de loin
zone-recruit-unseen = Discrétion
zone-recruit-exact = Texte exact
zone-recruit-choose = Choisir { $name }
zone-recruit-of = { $count } sur 3
zone-role-drummer = Tireur bruyant
zone-role-line-drummer = Attire les ennemis sur lui et tire bien de près. Le départ le plus solide : les erreurs coûtent peu.
zone-role-velet = Porteur
zone-role-line-velet = Le plus de santé et le plus grand sac. Recharge sans perdre de temps.
zone-role-palkan = Gardien
zone-role-line-palkan = Tire bien à toute distance et encaisse les coups destinés aux autres.
zone-role-milady = Tireuse d’élite
zone-role-line-milady = La plus forte de loin et quand personne ne la voit. Se glisse entre les gardes.
zone-role-mamon = Récupérateur
zone-role-line-mamon = Trouve un meilleur butin, tire bien de près et peut tirer deux fois.
zone-role-chort = Casse-cou
zone-role-line-chort = Se bat au contact et esquive les coups.
zone-role-nurse = Médecin
zone-role-line-nurse = Garde les autres debout. Meilleure en compagnie.
zone-role-borsuk = Éclaireur
zone-role-line-borsuk = À l’aise parmi les anomalies, avec plus de boulons que quiconque.
zone-role-ghost = Infiltrée
zone-role-line-ghost = Avance sans être vue et tue sans bruit au couteau. Peu de santé.
zone-role-hunter = Chasseur de bêtes
zone-role-line-hunter = Fort contre les mutants, meilleur de loin, et pose des pièges.
zone-role-sapper = Sapeur
zone-role-line-sapper = Lance les grenades plus loin et en fabrique une.
zone-role-professor = Savant
zone-role-line-professor = Trouve des artefacts et réduit la dose de ses voisins. Peu de santé.
zone-roll-focus = Relancer avec concentration
zone-roll-card = Relancer : { $card }
zone-share = { $count } ★ : { $result ->
    [none] rien
   *[other] { $result }
}
zone-odds-miss = rien
zone-odds-dies = meurt
zone-odds-where = Où visez-vous ?
zone-odds-torso = Ce qui peut en sortir
zone-odds-legend = Chaque barre est un jet : ce qui arrive, et combien de fois
zone-odds-roll = { $count ->
    [one] Vous lancez { $count } dé et comptez les étoiles.
   *[other] Vous lancez { $count } dés et comptez les étoiles.
}
zone-odds-bonus = +{ $count } ★ par vos cartes
zone-odds-cover = −{ $count } ★ pour le couvert
zone-odds-stars = { $count } ★ { $result }
zone-rolled = { $count } ★ : { $result }
zone-rolled-kills = meurt à { $percent } %
zone-plan-careful = Prudemment, si vous allez par là
zone-plan-quiet = Vous ne laissez aucune menace
zone-plan-quiet-note = Les jetons restent où ils sont.
zone-legend-quiet = un mouvement prudent y mène aussi
zone-motion-miss = raté
zone-motion-lost = −{ $count } PV
zone-motion-healed = +{ $count } PV
zone-motion-dose = ☢ { $dose }

## A new table

pages-about-zone-A1 = Sortez Dalik du camp des bandits, tous vivants. Un stalker seul a trois actions par tour au lieu de deux.
pages-about-zone-A2 = Guider un homme à travers un marais pendant que l’eau monte.
pages-about-zone-A3 = Voler un homme en armure, ou le battre.
pages-about-zone-B1 = Éteindre deux relais, puis tenir une pièce au milieu des morts.
pages-about-zone-B2 = Relever des mesures sous les yeux d’un contrôleur.
pages-about-zone-C1 = Attirer une énorme bête vers des fûts d’essence et un wagon sans freins.
