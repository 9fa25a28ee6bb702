# Ce qui a été : le déroulement d’une mission et le carnet d’une campagne.

zone-explore-brought = Bilan
zone-explore-plots = Cours

zone-moments = Ce qui a décidé
zone-moment-fell = Manche { $round } : { $name } meurt
zone-moment-fell-more = dose { $dose } ; il reste { $shots ->
    [one] { $shots } cartouche
   *[other] { $shots } cartouches
} au groupe
zone-moment-task = Manche { $round } : « { $task } », c’est fait
zone-moment-task-more = tâches accomplies : { $done } sur { $of }
zone-moment-hurt = Manche { $round } : { $name } perd { $count } PV
zone-moment-hurt-more = de { $before } à { $after }
zone-moment-alarm = Manche { $round } : première menace élevée, { $name }
zone-moment-alarm-more = { $count ->
    [0] dès la première manche
    [one] après { $count } manche discrète
   *[other] après { $count } manches discrètes
}
zone-moment-time = Manche { $round } : le temps est écoulé

zone-plot-health = Santé
zone-plot-health-when = à la fin de chaque manche
zone-plot-dose = Dose
zone-plot-dose-when = avant la phase de la Zone
zone-plot-noise = Bruit
zone-plot-noise-when = menace de tous : faible 1, élevée 2
zone-plot-shots = Cartouches
zone-plot-shots-when = restantes, chargeurs compris
zone-plot-worth = Valeur portée
zone-plot-worth-when = par tous, en coupons
zone-plot-line = { $name } : de { $from } à { $to }, au plus bas { $lowest } à la manche { $round }
zone-plot-together = Tous
zone-plot-round = Manche
zone-plot-numbers = En chiffres
zone-plot-lines = En courbes

zone-crew-stalker = Stalker
zone-crew-kills = tués
zone-crew-hits = touches
zone-crew-hurt = −PV
zone-crew-unseen = discret
zone-crew-loot = butin

zone-task-done = accompli :
zone-task-open = non accompli :
zone-debrief-brought-lost = Vous recevez tout de même
zone-debrief-map = La carte de la Zone et ses nouveautés : { $places }
zone-debrief-back = { $name } est de retour
zone-debrief-back-how = en pleine santé pour la prochaine mission
zone-debrief-ahead = Encore à venir
zone-debrief-ahead-none = Il ne reste aucune mission.
zone-debrief-shut = Reste fermé
zone-reward-pay = Paie de la mission
zone-reward-contract = Contrat rempli
zone-reward-card = après la mission
zone-reward-found = trouvé en chemin
zone-reward-contact = un nouveau contact

zone-diary-days = Les jours de la campagne
zone-diary-start = Début
zone-diary-day = Jour { $day }
zone-diary-today = Aujourd’hui
zone-diary-here = vous êtes ici
zone-diary-today-empty = Rien ne s’est encore passé aujourd’hui.
zone-diary-visited = Visites
zone-diary-met = Rencontres
zone-diary-gained = Reçu
zone-diary-opened = Ouvert
zone-diary-closed = Rayé
zone-diary-money = L’argent du jour
zone-diary-morning = Matin
zone-diary-evening = Soir
zone-diary-deal = { $way ->
    [bought] { $who } : { $thing }
   *[sold] { $who }, vendu : { $thing }
}
zone-across = Toutes les missions
zone-across-all = total
zone-across-rounds = Manches
zone-across-kills = Ennemis tués
zone-across-hurt = PV perdus
zone-across-loud = Manches bruyantes
zone-across-loot = Jetons de butin
zone-across-earned = Coupons gagnés
