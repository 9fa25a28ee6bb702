# What the pages around the tables say of this game.

pages-world-zone = S.T.A.L.K.E.R.
pages-world-zone-promise = Entrez ensemble dans la Zone. N’en revenez pas les mains vides.
start-zone-straight-about = Entrer en solo dans la Zone, tout de suite.
start-zone-together-about = D’autres stalkers entrent avec vous.
start-zone-goal = Glissez-vous dans la Zone, trouvez ce que veut la mission et ressortez en vie à temps.
start-zone-a = Trois actions par tour
start-zone-a-about = Marcher, fouiller, tirer, se préparer.
start-zone-b = Rester invisible
start-zone-b-about = Les cônes de lumière montrent ce que voient les bandits.
start-zone-c = La Zone répond
start-zone-c-about = Les ennemis vont là où il y a eu du bruit.
lobby-nutshell-zone-1 = Glissez-vous dans la Zone
lobby-nutshell-about-zone-1 = Restez hors de vue : qui vous voit ou vous entend vient vous chercher.
lobby-nutshell-zone-2 = Faites ce qu’il y a à faire
lobby-nutshell-about-zone-2 = Chaque mission a ses objectifs, ses anomalies et son butin.
lobby-nutshell-zone-3 = Revenez en vie
lobby-nutshell-about-zone-3 = Vous gagnez ensemble ou perdez ensemble.
pages-habit-zone-loot = Ne laisse rien traîner.
pages-habit-zone-fight = Préfère tirer que se cacher.
pages-habit-zone-patient = Prend tout son temps.
pages-habit-zone-eager = Est toujours pressé.
