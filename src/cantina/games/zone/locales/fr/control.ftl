# Control cards: what is not talked about (ST-27.18).

zone-control-silent = Ne dites rien de cette carte aux autres.
zone-control-hush = Quelqu’un tient une carte de contrôle. Merci de ne rien écrire à son sujet.
