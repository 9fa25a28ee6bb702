nim-question = Toma piedras de un solo montón. Quien toma la última gana.
nim-take = Tomar { $stones } del montón { $heap }
