"""Values of one's own: what somebody reads on the cards of their box, in place of ours
(decision 0026)."""
