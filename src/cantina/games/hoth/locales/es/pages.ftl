# What the pages around the tables say of this game.

pages-world-hoth = La batalla de Hoth
pages-world-hoth-promise = Cartas de mando, nieve y una línea que debe resistir.
start-hoth-goal = Dos ejércitos en el hielo. Consigue 4 medallas antes que el enemigo: una por cada unidad destruida.
start-hoth-a = Jugar una carta
start-hoth-a-about = Dice quién actúa.
start-hoth-b = Mirar y mover
start-hoth-b-about = Un hexágono y un ataque, o dos hexágonos.
start-hoth-c = Tirar
start-hoth-c-about = Cada impacto retira una figura.
start-hoth-role-empire = Más figuras por unidad: perdona los errores. Mueves después y ves venir a los Rebeldes.
start-hoth-role-rebel = Menos figuras, más cartas en mano. Mueves primero. Un comienzo más duro.
start-hoth-wins = Gana { $wins } de cada 100 partidas de bots
lobby-nutshell-hoth-1 = Juega una carta de mando
lobby-nutshell-about-hoth-1 = Dice cuáles de tus unidades reciben órdenes.
lobby-nutshell-hoth-2 = Mueve y después ataca
lobby-nutshell-about-hoth-2 = Deciden los dados: los impactos retiran figuras, las retiradas hacen retroceder.
lobby-nutshell-hoth-3 = Gana medallas
lobby-nutshell-about-hoth-3 = Por unidades destruidas y objetivos. Gana el primer bando que reúne bastantes.
pages-habit-hoth-bold = Va derecho hacia el enemigo.
pages-habit-hoth-cover = Le gusta combatir con cobertura.
pages-habit-hoth-goals = Piensa primero en los objetivos.
