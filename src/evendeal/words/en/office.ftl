### The director's office: its bar and its pages, people and codes, what is made, shown and printed.
