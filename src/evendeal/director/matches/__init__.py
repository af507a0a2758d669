"""What is done in an event of team matches: seal, record, decide, publish, verify."""
