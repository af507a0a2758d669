"""What the recorder's console asks of the rules, in the browser: JSON in, JSON out."""
