"""Results of the same luck, compared: travellers, seat contests, points."""
