# La letra pequeña: con qué y con cuántos empezar.

zone-advice-alone = ¿Juegas a solas? El libro aconseja llevar un solo stalker: basta un asiento.
zone-advice-uncharted = Territorio inexplorado: para grupos con algo de experiencia.
