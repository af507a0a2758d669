"""The office and the custodian's desk of an event of hands: pages, rulings, corrections, decks."""
