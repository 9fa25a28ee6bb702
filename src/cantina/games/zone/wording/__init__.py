"""Card texts in words, made from what the cards do."""
