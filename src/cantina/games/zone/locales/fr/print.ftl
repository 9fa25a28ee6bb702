# Les petits caractères : par quoi et à combien commencer.

zone-advice-alone = Vous jouez sans compagnie ? Le livret conseille de mener un seul stalker : une place suffit.
zone-advice-uncharted = Territoire inexploré : pour les groupes qui ont un peu d’expérience.
