# What the pages around the tables say of this game.

pages-world-zone = S.T.A.L.K.E.R.
pages-world-zone-promise = Entra en la Zona con tu grupo. Vuelve con algo.
start-zone-straight-about = A solas en la Zona, ya.
start-zone-together-about = Otros stalkers entran contigo.
start-zone-goal = Entra a escondidas en la Zona, encuentra lo que pide la misión y sal con vida a tiempo.
start-zone-a = Tres acciones por turno
start-zone-a-about = Andar, buscar, disparar, prepararse.
start-zone-b = Que no te vean
start-zone-b-about = Los conos de luz muestran lo que ven los bandidos.
start-zone-c = La Zona responde
start-zone-c-about = Los enemigos van adonde hubo ruido.
lobby-nutshell-zone-1 = Entra en la Zona sin ruido
lobby-nutshell-about-zone-1 = Que no te vean: quien te ve o te oye viene a por ti.
lobby-nutshell-zone-2 = Haz lo que viniste a hacer
lobby-nutshell-about-zone-2 = Cada misión tiene objetivos, anomalías y cosas que vale la pena llevarse.
lobby-nutshell-zone-3 = Vuelve con vida
lobby-nutshell-about-zone-3 = Se gana o se pierde en equipo.
pages-habit-zone-loot = No deja nada tirado.
pages-habit-zone-fight = Prefiere disparar a esconderse.
pages-habit-zone-patient = Se toma su tiempo.
pages-habit-zone-eager = Siempre tiene prisa.
