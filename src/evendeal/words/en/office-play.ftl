### The director's office while play is on: now, matches, hands, rulings, deals, custody, log, in running.
