# Los pasos de un turno, con el nombre completo del reglamento; la revelación es un nombre nuestro.

hunters-step-draw = Robar una carta
hunters-step-choose = Elegir una carta
hunters-step-reveal = Revelación
hunters-step-pass = Entregar tu mano
