# Units by their ids, as a sentence needs them. A unit that a pack renames comes with its own name.

# At the beginning of a sentence.
hoth-unit-the = { $kind ->
    [snowtroopers] Les snowtroopers
    [at_at] L’AT-AT
    [probe_droids] Les droïdes sondes impériaux
    [echo_base_troopers] Les soldats de la base Echo
    [snowspeeders] Les snowspeeders
    [rebel_artillery] L’artillerie rebelle
   *[other] { $unit }
}
# One of them, as the object of a sentence.
hoth-unit-one = { $kind ->
    [snowtroopers] une unité de snowtroopers
    [at_at] un AT-AT
    [probe_droids] une unité de droïdes sondes impériaux
    [echo_base_troopers] une unité de soldats de la base Echo
    [snowspeeders] une unité de snowspeeders
    [rebel_artillery] une unité d’artillerie rebelle
   *[other] une unité ({ $unit })
}
# Whom somebody stands next to.
hoth-unit-beside = { $kind ->
    [snowtroopers] à côté de snowtroopers
    [at_at] à côté d’un AT-AT
    [probe_droids] à côté de droïdes sondes impériaux
    [echo_base_troopers] à côté de soldats de la base Echo
    [snowspeeders] à côté de snowspeeders
    [rebel_artillery] à côté de l’artillerie rebelle
   *[other] à côté d’une unité ({ $unit })
}
# All of them are gone.
hoth-unit-none = { $kind ->
    [snowtroopers] il ne reste plus de snowtroopers
    [at_at] il ne reste aucun AT-AT
    [probe_droids] il ne reste plus de droïdes sondes impériaux
    [echo_base_troopers] il ne reste plus de soldats de la base Echo
    [snowspeeders] il ne reste plus de snowspeeders
    [rebel_artillery] il ne reste plus d’artillerie rebelle
   *[other] il ne reste aucune unité de ce type ({ $unit })
}
