# The legend: the page of a game’s signs, and the card beside one.

signs-title = Signes : { $game }
signs-count = { $count ->
    [one] { $count } signe
   *[other] { $count } signes
}
signs-mine = sur votre table en ce moment
signs-find = Trouver un signe
signs-none = Aucun signe de ce nom. On trouve aussi les signes par couleur et par forme : rouge, hexagone.
signs-only = Seulement ceux de ma table
signs-paper = Comme sur papier, en noir
signs-near = D’autres signes ici
signs-next = signe suivant
signs-rule = règle
signs-close = fermer
signs-beside = La couleur n’est jamais seule
signs-here = { $place } en ce moment :
signs-hint = Appuyez sur un signe pour lire ce qu’il veut dire.
