"""Questions about prizes as they are typed into the page."""
