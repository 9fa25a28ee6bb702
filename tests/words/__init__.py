"""Every text that a player reads, held to the glossary. `./test run tests.words` lists breaches."""
