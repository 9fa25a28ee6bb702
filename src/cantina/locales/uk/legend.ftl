# The way to the legend of signs, and its setting: what every page needs of it.

signs-all = Усі знаки
signs-fills = Візерунки на ділянках
signs-fills-about = Забарвлювати радіоактивні ділянки; на знаках візерунки лишаються
table-key-signs = Знаки тут, один за одним
