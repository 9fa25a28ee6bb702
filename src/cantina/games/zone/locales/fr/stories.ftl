# Les histoires des stalkers : les nôtres, car les imprimées ne sont pas à nous.

zone-tale = Histoire
zone-tale-ours = la nôtre
zone-tale-drummer = Il jouait aux noces, jusqu’à la dernière noce de sa vallée. Depuis, il compte tout par quatre : les pas, les coups de feu, les souffles. La Zone, dit-il, ne craint qu’un homme qui refuse de se taire.
zone-tale-velet = Arrivé comme porteur avec un convoi, il fut le seul à retenir le chemin du retour. Son sac à dos contient un réchaud, une scie et un bocal de cornichons. Le reste, personne ne le connaît, mais jusqu’ici c’était toujours ce qu’il fallait.
zone-tale-palkan = En une nuit, il a fait sortir onze personnes de la Zone, et il ne dit pas combien il y en avait fait entrer. Depuis, il marche du côté d’où l’on tire. Ce n’est pas du courage, explique-t-il, c’est du calcul.
zone-tale-milady = Elle a appris à tirer à la fête foraine, où l’on a vite cessé de la laisser jouer. Dans la Zone, personne ne la renvoie. Un seul coup par jour lui suffit, dit-elle, et pour celui-là elle marche longtemps.
zone-tale-mamon = Sa première dette était un pistolet : il a tout remboursé, intérêts compris, et gardé le pistolet. Il ne doit plus rien à personne et compte bien que cela dure. Son butin, il le compte comme il tire : deux fois.
zone-tale-chort = Trois fois, ses amis ont bu à sa mémoire, et trois fois il est entré en demandant ce qu’il y avait dans la bouteille. Une bête, dit-il, il faut s’en tenir tout près : là, elle n’a pas la place de frapper.
zone-tale-nurse = Elle avait neuf lits et une lampe dans un village que les cartes ne montrent plus. Le village vidé, elle a emballé les bandages et suivi le chemin des blessés. Elle n’a encore demandé à personne de quel camp il était.
zone-tale-borsuk = Il a relevé toute une vallée avec un sac de boulons : là où l’un d’eux tombait de travers, il traçait une croix. Les savants ont acheté la carte sans y croire. Leur camp se trouvait sur la troisième croix en partant de la gauche.
zone-tale-ghost = Deux ans durant, elle a porté l’eau dans un camp de bandits, et personne là-bas n’aurait su dire la couleur de ses yeux. Un matin, le coffre-fort était vide et le cuisinier sans aide. Elle marche encore comme si quelqu’un dormait à côté.
zone-tale-hunter = Son grand-père posait des collets pour les lièvres dans ces mêmes bois, avant que les lièvres aient des crocs. Quand un collet s’est refermé, il demande encore pardon à la bête. Puis il vérifie qu’elle est morte.
zone-tale-sapper = À la carrière, on le payait à la tonne, à l’armée à la journée, dans la Zone à l’explosion. Ce qu’il lance, il le fabrique lui-même. Voilà pourquoi il lance si loin.
zone-tale-professor = Venu pour trois semaines régler un compteur, il a écrit chez lui que les résultats étaient prometteurs. C’était il y a six ans. Ses cours au coin du feu sont longs, mais ceux qui les écoutent brillent moins.
