"""The verbs of card texts, and the flow that runs them."""
