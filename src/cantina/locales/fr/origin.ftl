# D’où viennent les valeurs des cartes, des unités, des lieux et des missions.
origin-kind-seed = Livret
origin-kind-box = Votre boîte
origin-kind-public = Lecture de fans
origin-kind-ruling = Notre choix
origin-kind-reconstructed = De nous
origin-kind-seed-about = Un livret de règles l’énonce.
origin-kind-box-about = Une personne qui possède le jeu l’a saisie.
origin-kind-public-about = La valeur a été publiée : des fans l’ont lue sur des photos, dans des critiques ou sur le jeu imprimé.
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
origin-open = { $name } : d’où viennent ses valeurs. { $share }
origin-value = Valeur
origin-from = Source
origin-rest = Tout le reste
origin-yes = oui
origin-no = non
origin-lead-printed = Le livret de règles imprime tout cela.
origin-lead-public = Le livret de règles ne le montre pas ; des fans l’ont lu sur le jeu imprimé.
origin-lead-ours = Le livret de règles n’en montre rien.
origin-lead-only = Le livret de règles n’en montre que ceci : { $fields }.
origin-lead-but = Ne vient pas du livret de règles : { $fields }.
