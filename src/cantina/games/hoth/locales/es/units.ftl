# Units by their ids, as a sentence needs them. A unit that a pack renames comes with its own name.

# At the beginning of a sentence.
hoth-unit-the = { $kind ->
    [snowtroopers] Los soldados de las nieves
    [at_at] El AT-AT
    [probe_droids] Los droides sonda imperiales
    [echo_base_troopers] Los soldados de la Base Eco
    [snowspeeders] Los deslizadores de nieve
    [rebel_artillery] La artillería rebelde
   *[other] { $unit }
}
# One of them, as the object of a sentence.
hoth-unit-one = { $kind ->
    [snowtroopers] una unidad de soldados de las nieves
    [at_at] un AT-AT
    [probe_droids] una unidad de droides sonda imperiales
    [echo_base_troopers] una unidad de soldados de la Base Eco
    [snowspeeders] una unidad de deslizadores de nieve
    [rebel_artillery] una unidad de artillería rebelde
   *[other] una unidad ({ $unit })
}
# Whom somebody stands next to.
hoth-unit-beside = { $kind ->
    [snowtroopers] junto a soldados de las nieves
    [at_at] junto a un AT-AT
    [probe_droids] junto a droides sonda imperiales
    [echo_base_troopers] junto a soldados de la Base Eco
    [snowspeeders] junto a deslizadores de nieve
    [rebel_artillery] junto a la artillería rebelde
   *[other] junto a una unidad ({ $unit })
}
# All of them are gone.
hoth-unit-none = { $kind ->
    [snowtroopers] no queden soldados de las nieves
    [at_at] no quede ningún AT-AT
    [probe_droids] no queden droides sonda imperiales
    [echo_base_troopers] no queden soldados de la Base Eco
    [snowspeeders] no queden deslizadores de nieve
    [rebel_artillery] no quede artillería rebelde
   *[other] no quede ninguna unidad de este tipo ({ $unit })
}
