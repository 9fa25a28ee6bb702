# D’où viennent les valeurs des cartes, des unités, des lieux et des missions.
origin-kind-seed = Livret
origin-kind-box = Votre boîte
origin-kind-public = Lecture de fans
origin-kind-ruling = Notre choix
origin-kind-reconstructed = De nous
origin-kind-seed-about = Un livret de règles l’énonce.
origin-kind-box-about = Une personne qui possède le jeu l’a saisie.
origin-kind-public-about = La valeur a été publiée : des fans l’ont lue sur des photos, dans des critiques ou sur le jeu imprimé.
origin-kind-ruling-about = Les sources se taisent, il a fallu décider.
origin-kind-reconstructed-about = Aucune source ne l’énonce. Nous l’avons déduite de façon à s’accorder avec tout ce qui est connu.
origin-all-seed = Tout est comme imprimé
origin-all-box = Comme dans la boîte de quelqu’un
origin-all-public = Comme des fans l’ont lu
origin-all-reconstructed = Tout est de nous
origin-share = { $ours ->
    [one] { $ours } valeur sur { $all } est de nous
   *[other] { $ours } valeurs sur { $all } sont de nous
}
origin-open = { $name } : d’où viennent ses valeurs. { $share }
origin-value = Valeur
origin-from = Source
origin-rest = Tout le reste
origin-yes = oui
origin-no = non
origin-lead-printed = Le livret de règles imprime tout cela.
origin-lead-public = Le livret de règles ne le montre pas ; des fans l’ont lu sur le jeu imprimé.
origin-lead-ours = Le livret de règles n’en montre rien.
origin-lead-only = De ces valeurs, le livret de règles ne montre que : { $fields }.
origin-lead-but = Ne vient pas du livret de règles : { $fields }.
origin-unread = Les icônes imprimées sont illisibles. Notre lecture : { $icons }.
origin-ours = Ce qui est de nous
origin-group-rules = Règles du jeu
origin-bar-all = tout comme imprimé
origin-bar-printed = { $printed } sur { $all }
origin-bar-partly = { $printed } sur { $all }, en partie
origin-bar-fans = lues par des fans : { $fans }
origin-bar-none = de nous
origin-box = Ce que dit la boîte
origin-mission-part = en partie comme imprimé, le reste est de nous
origin-marks = Marques sur les cartes
origin-marks-usual = Premières parties
origin-marks-always = Toujours
origin-marks-closeup = De près seulement
origin-marks-never = Jamais
origin-worded = Le texte de la carte est composé à partir de ces valeurs ; la carte imprimée le dit avec ses propres mots.
origin-worded-all = Les textes des cartes sont composés à partir de ces valeurs : les mots d’une carte imprimée peuvent différer, le sens est le même pour autant qu’on le connaisse.
