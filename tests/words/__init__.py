"""Every text that a player reads, held to the glossary. `python -m tests.words` lists breaches."""
