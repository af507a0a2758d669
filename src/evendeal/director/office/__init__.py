"""The office and the custodian's desk: what is shown, ruled, corrected and made there."""
