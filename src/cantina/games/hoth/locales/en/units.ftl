# Units by their ids, as a sentence needs them. A unit that a pack renames comes with its own name.

# At the beginning of a sentence.
hoth-unit-the = { $kind ->
    [snowtroopers] The snowtroopers
    [at_at] The AT-AT
    [probe_droids] The Imperial probe droids
    [echo_base_troopers] The Echo Base troopers
    [snowspeeders] The snowspeeders
    [rebel_artillery] The Rebel artillery
   *[other] { $unit }
}
# One of them, as the object of a sentence.
hoth-unit-one = { $kind ->
    [snowtroopers] a unit of snowtroopers
    [at_at] an AT-AT
    [probe_droids] a unit of Imperial probe droids
    [echo_base_troopers] a unit of Echo Base troopers
    [snowspeeders] a unit of snowspeeders
    [rebel_artillery] a unit of Rebel artillery
   *[other] a unit ({ $unit })
}
# Whom somebody stands next to.
hoth-unit-beside = { $kind ->
    [snowtroopers] next to snowtroopers
    [at_at] next to an AT-AT
    [probe_droids] next to Imperial probe droids
    [echo_base_troopers] next to Echo Base troopers
    [snowspeeders] next to snowspeeders
    [rebel_artillery] next to Rebel artillery
   *[other] next to a unit ({ $unit })
}
# All of them are gone.
hoth-unit-none = { $kind ->
    [snowtroopers] no snowtroopers are left
    [at_at] no AT-AT is left
    [probe_droids] no Imperial probe droids are left
    [echo_base_troopers] no Echo Base troopers are left
    [snowspeeders] no snowspeeders are left
    [rebel_artillery] no Rebel artillery is left
   *[other] no such unit is left ({ $unit })
}
