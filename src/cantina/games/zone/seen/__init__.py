"""What a seat sees, built record by record, with previews and reasons."""
