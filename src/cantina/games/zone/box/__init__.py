"""What is printed: cards, gear, missions, and what their texts do."""
