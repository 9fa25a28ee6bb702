# What the pages around the tables say of this game.

pages-world-hunters = Bounty Hunters
pages-world-hunters-promise = Choisissez, alliez vos chasseurs, ramenez la prime. Tout le monde joue en même temps.
pages-choice-hunters-full = Partie complète
pages-about-hunters-full = Les quatre paquets, environ 16 tours
pages-choice-hunters-introductory = Première partie
pages-about-hunters-introductory = Sans contrats, un départ plus simple
pages-choice-hunters-strict = Seulement sans cible ouverte
pages-choice-hunters-free = Toujours permis
pages-choice-hunters-endless = Inépuisable
pages-choice-hunters-limited = 42 crédits
start-hunters-goal = Ramenez des cibles célèbres en brisant leurs défenses. Le plus de points après les derniers tours gagne.
start-hunters-a = Piocher et choisir
start-hunters-a-about = Cinq cartes, dont une secrète.
start-hunters-b = Révéler ensemble
start-hunters-b-about = Les chasseurs attaquent vos cibles.
start-hunters-c = Passer la main
start-hunters-c-about = Le reste part à gauche.
lobby-nutshell-hunters-1 = Posez une cible sur la table
lobby-nutshell-about-hunters-1 = Dépassez sa défense ; le ruban montre ses points.
lobby-nutshell-hunters-2 = Envoyez des chasseurs
lobby-nutshell-about-hunters-2 = Vert, bleu et orange doivent atteindre la défense.
lobby-nutshell-hunters-3 = Capturez-la pour ses points
lobby-nutshell-about-hunters-3 = Les chasseurs coûtent des pénalités. Après une quatrième capture, il reste deux tours.
