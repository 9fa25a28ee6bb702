nim-question = Take stones of one heap. Whoever takes the last stone wins.
nim-take = Take { $stones } of heap { $heap }
