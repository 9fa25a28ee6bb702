# Control cards: what is not talked about (ST-27.18).

zone-control-silent = Say nothing about this card to the others.
zone-control-hush = Somebody has a control card. Please do not write about it.
