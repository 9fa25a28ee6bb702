"""Tables over the network: people and bots play any discovered game. Imports no rules."""
