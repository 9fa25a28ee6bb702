# Units by their ids, as a sentence needs them. A unit that a pack renames comes with its own name.

# At the beginning of a sentence.
hoth-unit-the = { $kind ->
    [snowtroopers] Снігові штурмовики
    [at_at] AT-AT
    [probe_droids] Імперські дроїди-розвідники
    [echo_base_troopers] Солдати бази «Відлуння»
    [snowspeeders] Снігові спідери
    [rebel_artillery] Артилерія повстанців
   *[other] { $unit }
}
# One of them, as the object of a sentence.
hoth-unit-one = { $kind ->
    [snowtroopers] загін снігових штурмовиків
    [at_at] AT-AT
    [probe_droids] загін імперських дроїдів-розвідників
    [echo_base_troopers] загін солдатів бази «Відлуння»
    [snowspeeders] загін снігових спідерів
    [rebel_artillery] загін артилерії повстанців
   *[other] загін «{ $unit }»
}
# Whom somebody stands next to.
hoth-unit-beside = { $kind ->
    [snowtroopers] поруч зі сніговими штурмовиками
    [at_at] поруч з AT-AT
    [probe_droids] поруч з імперськими дроїдами-розвідниками
    [echo_base_troopers] поруч із солдатами бази «Відлуння»
    [snowspeeders] поруч зі сніговими спідерами
    [rebel_artillery] поруч з артилерією повстанців
   *[other] поруч із загоном «{ $unit }»
}
# All of them are gone.
hoth-unit-none = { $kind ->
    [snowtroopers] не лишиться снігових штурмовиків
    [at_at] не лишиться жодного AT-AT
    [probe_droids] не лишиться імперських дроїдів-розвідників
    [echo_base_troopers] не лишиться солдатів бази «Відлуння»
    [snowspeeders] не лишиться снігових спідерів
    [rebel_artillery] не лишиться артилерії повстанців
   *[other] не лишиться жодного загону «{ $unit }»
}
