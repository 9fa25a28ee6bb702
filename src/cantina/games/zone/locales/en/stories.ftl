# The lives of the stalkers: our own, since the printed ones are not ours to tell.

zone-tale = Story
zone-tale-ours = our own
zone-tale-drummer = He played at weddings until the last wedding in his valley. He still counts everything in fours: steps, shots, breaths. The Zone, he says, fears nothing but a man who will not be quiet.
zone-tale-velet = He came as a porter with a convoy and was the only one who remembered the way back. In his backpack are a stove, a saw and a jar of pickles. Nobody knows what else is in there, but so far it has always been the right thing.
zone-tale-palkan = In one night he brought eleven people out of the Zone, and he will not say how many he led in. Since then he walks on the side the bullets come from. It is not courage, he explains, just arithmetic.
zone-tale-milady = She learned to shoot at a fairground, where they soon stopped letting her play. In the Zone nobody sends her away. One shot a day is enough for her, she says, and she walks a long way for it.
zone-tale-mamon = His first debt was a pistol: he paid it back with interest and kept the pistol. Now he owes nobody, and he means to keep it so. He counts his loot the way he shoots, twice.
zone-tale-chort = Three times his friends drank to his memory, and three times he walked in and asked what was in the bottle. Stand close to a beast, he says: there it has no room to strike.
zone-tale-nurse = She had nine beds and one lamp in a village that the maps no longer show. When the village was empty, she packed the bandages and went where the wounded were going. She has never yet asked anybody whose side they were on.
zone-tale-borsuk = He mapped a whole valley with a bag of bolts: wherever one came down crooked, he drew a cross. The scientists bought the map and did not believe it. Their camp stood on the third cross from the left.
zone-tale-ghost = For two years she carried water in a bandit camp, and nobody there could have told you the color of her eyes. One morning the safe was empty and the cook had no help. She still walks as if somebody were asleep next door.
zone-tale-hunter = His grandfather set snares for hares in these same woods, before the hares grew fangs. When a snare has closed, he still asks the animal’s pardon. Then he makes sure that it is dead.
zone-tale-sapper = In the quarry they paid him by the ton, in the army by the day, in the Zone by the bang. What he throws, he builds himself. That is why he throws so far.
zone-tale-professor = He came for three weeks to calibrate a counter and wrote home that the results were promising. That was six years ago. His lectures by the fire are long, but those who listen glow less.
