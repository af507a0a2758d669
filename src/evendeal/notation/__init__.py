"""Exchange formats in and out: PHH, ACPC logs, match files, position ids, csv files."""
