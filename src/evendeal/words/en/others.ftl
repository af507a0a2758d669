### Results of other tables on the screen at a table.

others-deal =
    { $n ->
        [one] The deal opened last, at { $n } table
       *[other] The deal opened last, at all { $n } tables
    }
others-here = here
others-table = table { $table }
others-alike = everywhere
others-empty = empty here
others-matches = The matches of this round, in IMP
others-games = { $n } of { $of } games
