# Los autores de los juegos de mesa, en la página «Acerca de».

authors-title = Quién creó los juegos
authors-design = Diseño
authors-art = Ilustraciones
authors-direction = Dirección artística
authors-layout = Maquetación del reglamento
authors-spanish = Edición española
authors-publisher = Editorial
authors-from-seed = Como está impreso en el reglamento.
authors-from-public = De una fuente pública: el reglamento a nuestro alcance no nombra a nadie.
