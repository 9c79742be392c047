"""What running programs costs, and whether they are judged right."""
