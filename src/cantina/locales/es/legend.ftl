# The way to the legend of signs, and its setting: what every page needs of it.

signs-all = Todos los signos
signs-fills = Tramas sobre los sectores
signs-fills-about = Teñir los sectores radiactivos; los signos conservan sus tramas
table-key-signs = Los signos de aquí, uno a uno
