# The small print: with what and with how many to begin.

zone-advice-alone = Playing by yourself? The book advises to lead a single stalker: one seat is enough.
zone-advice-uncharted = Uncharted territory: for groups with some experience.
