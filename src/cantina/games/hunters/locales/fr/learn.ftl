# The lessons.

learn-hunters-course = Votre première prime
learn-hunters-lesson-draw = Piocher et choisir
learn-hunters-lesson-capture = Attaquer et capturer
learn-hunters-lesson-sell = Vendre pour des crédits
learn-hunters-lesson-reserve = Réserver, payer plus tard
learn-hunters-lesson-contract = Les contrats et le score
learn-hunters-about-draw = Les trois étapes d’un tour, et votre première cible
learn-hunters-about-capture = Une défense de trois couleurs, et de quoi l’égaler
learn-hunters-about-sell = Que faire d’une carte inutile
learn-hunters-about-reserve = Droïdes et caisses du Marché Jawa
learn-hunters-about-contract = La partie complète : points en plus, derniers tours, carnet de scores
learn-hunters-wait = Les autres décident encore.
learn-hunters-draw-any = Vous avez ce qu’il faut. Piochez où vous voulez.
learn-hunters-choose-any = Rien dans votre main n’est utile pour l’instant. Choisissez une carte quelconque ; elle peut se vendre.
learn-hunters-act-any = Jouez cette carte ou vendez-la, comme vous voulez. On continue au prochain tour.
learn-hunters-activate-any = Vous pouvez payer une carte réservée maintenant, ou dire que c’est tout.
learn-hunters-hello = Capturez des cibles et marquez leurs points. Tous jouent en même temps, en trois étapes : piocher une carte, en choisir une, passer le reste.
learn-hunters-draw = Première étape : piochez une cinquième carte où vous voulez. Prenez un chasseur de primes : il nous faudra bientôt de l’aide.
learn-hunters-choose = Deuxième étape : choisissez une de vos cinq cartes. Prenez la cible, { $card }, et jouez-la.
learn-hunters-open-draw = Vous n’avez pas de cible. Piochez-en une parmi les cibles.
learn-hunters-open-choose = Choisissez la cible { $card } : sans cible, rien à capturer.
learn-hunters-open-act = Toutes les cartes sont révélées. Jouez { $card } : elle reste devant vous et attend ses chasseurs. Cela ne coûte rien.
learn-hunters-passed = Troisième étape : vos quatre autres cartes sont parties à gauche, et quatre sont venues de droite. Ce que vous laissez peut revenir.
learn-hunters-shields = Une cible a des valeurs de défense de trois couleurs. Les attaques s’additionnent par couleur. Quand aucune de ces valeurs ne dépasse l’attaque, elle est à vous.
learn-hunters-attack-draw = Contre { $target }, il manque encore vert { $green }, bleu { $blue }, orange { $orange }. Piochez un chasseur de primes.
learn-hunters-attack-choose = Contre { $target }, il manque encore vert { $green }, bleu { $blue }, orange { $orange }. Choisissez une carte qui en apporte.
learn-hunters-attack-act = Jouez { $card } contre { $target }.
learn-hunters-penalty = Capturée ! Vos cibles rapportent { $points } { $points ->
    [one] point
   *[other] points
} ; les chasseurs qui ont aidé en retirent { $penalty } à la fin. La quatrième capture d’un joueur lance les derniers tours.
learn-hunters-sell-draw = Passons à l’argent. Piochez ce que vous voulez.
learn-hunters-sell-choose = Choisissez la carte qui vous sert le moins, pour la vendre.
learn-hunters-sell-act = Ne la jouez pas : vendez-la. Toute carte rapporte un crédit, quelle qu’elle soit.
learn-hunters-sold = La carte est dans sa défausse, et vous avez { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}. Les crédits paient droïdes et caisses et départagent les égalités ; ce ne sont pas des points.
learn-hunters-market-draw = Piochez au Marché Jawa. On y trouve droïdes et caisses.
learn-hunters-market-choose = Choisissez la carte Marché Jawa. La pièce dans le coin est son coût.
learn-hunters-market-act = Payez le coût et elle agit aussitôt ; ou réservez-la sans payer : elle reste à l’horizontale jusqu’à ce que vous payiez.
learn-hunters-pay = Votre carte réservée coûte { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
} ; vous en avez { $credits }. Vendre une carte en rapporte un de plus.
learn-hunters-pay-enough = Votre carte réservée coûte { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
} ; vous en avez { $credits }, c’est assez. Le tour suit son cours, puis vous pourrez payer.
learn-hunters-pay-wait = Elle est couchée et attend. Dès le prochain tour, vous pourrez payer ses { $cost ->
    [one] { $cost } crédit
   *[other] { $cost } crédits
} après votre propre carte ; vous en avez { $credits }.
learn-hunters-pay-activate = Vous en avez les moyens : payez et activez votre carte réservée. Un droïde rejoint aussitôt une cible.
learn-hunters-paid = Les droïdes se battent sans malus. Les caisses sont des points, et qui en a le plus à la fin en reçoit cinq de plus.
learn-hunters-full = Voici la partie complète. Elle a un paquet de plus : les contrats. Ils ne coûtent rien et paient à la fin.
learn-hunters-sign-draw = Piochez un contrat.
learn-hunters-sign-choose = Choisissez le contrat { $card }. Il récompense des cibles que vous capturez, avant ou après.
learn-hunters-sign-act = Jouez le contrat. Il reste devant vous jusqu’à la fin.
learn-hunters-signed = { $contract } : il paie pour chacune de ses cibles que vous avez capturée, et davantage pour chaque duo. Une cible peut servir à plusieurs contrats. Le nombre affiché dit ce qu’il vaut maintenant.
learn-hunters-last = Quelqu’un a capturé une quatrième cible et reçu pour cela un crédit et un contrat. On finit ce tour, puis il en reste exactement deux : le tour { $turn } est le dernier.
learn-hunters-over = On additionne cibles, caisses et contrats, et l’on retire les malus. Touchez un nombre de la feuille pour voir d’où il vient. Bonne chasse !
