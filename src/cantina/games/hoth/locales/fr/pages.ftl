# What the pages around the tables say of this game.

pages-world-hoth = La Bataille de Hoth
pages-world-hoth-promise = Des cartes de commandement, de la neige et une ligne à tenir.
start-hoth-goal = Deux armées sur la glace. Prenez 4 médailles avant l’ennemi : une par unité détruite.
start-hoth-a = Jouer une carte
start-hoth-a-about = Elle dit qui agit.
start-hoth-b = Voir et se déplacer
start-hoth-b-about = Un hexagone et une attaque, ou deux hexagones.
start-hoth-c = Lancer les dés
start-hoth-c-about = Chaque touche retire une figurine.
start-hoth-role-empire = Plus de figurines par unité : les erreurs coûtent moins. Vous jouez en second et voyez venir les Rebelles.
start-hoth-role-rebel = Moins de figurines, plus de cartes en main. Vous jouez en premier. Un départ plus dur.
start-hoth-wins = { $wins ->
    [one] Gagne { $wins } partie de bots sur 100
   *[other] Gagne { $wins } parties de bots sur 100
}
lobby-nutshell-hoth-1 = Jouez une carte de commandement
lobby-nutshell-about-hoth-1 = Elle dit lesquelles de vos unités sont activées.
lobby-nutshell-hoth-2 = Déplacez-vous, puis attaquez
lobby-nutshell-about-hoth-2 = Les dés décident : les touches retirent des figurines, les retraites repoussent des unités.
lobby-nutshell-hoth-3 = Gagnez des médailles
lobby-nutshell-about-hoth-3 = Pour les unités détruites et les objectifs. Le premier camp qui en a assez gagne.
pages-habit-hoth-bold = Fonce droit sur l’ennemi.
pages-habit-hoth-cover = Aime se battre à couvert.
pages-habit-hoth-goals = Pense d’abord aux objectifs.
