"""The games as environments for learning: PettingZoo (`aec`), Gymnasium (`single`) and OpenSpiel
(`spiel`). Needs the extra `lab`. Nothing else imports this package."""
