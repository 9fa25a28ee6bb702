nim-question = Prenez des pierres d’un seul tas. Qui prend la dernière gagne.
nim-take = Prendre { $stones } du tas { $heap }
