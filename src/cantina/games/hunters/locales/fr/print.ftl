# Les étapes d’un tour, comme le livret les nomme en entier ; la révélation est un nom à nous.

hunters-step-draw = Piocher
hunters-step-choose = Choisir une carte
hunters-step-reveal = Révélation
hunters-step-pass = Donner
