# The authors of the board games, on the About page.

authors-title = Who made the games
authors-design = Design
authors-art = Artwork
authors-direction = Art direction
authors-layout = Layout of the rules
authors-spanish = Spanish edition
authors-publisher = Publisher
authors-from-seed = As printed in the rulebook.
authors-from-public = From a public source: the rulebook at hand names nobody.
