# Les petits caractères : titres et numéros des cartes, et par où commencer.

hoth-leader-title-vader = Seigneur Sith
hoth-leader-title-leia = Générale rebelle
hoth-printed = Numéro de la carte imprimée : { $number }
hoth-printed-one = Numéro d’une des cartes imprimées de ce nom : { $number }
hoth-pick-order = Première fois ? Commencez par le scénario 1 et jouez dans l’ordre : chacun vous en demande un peu plus.
