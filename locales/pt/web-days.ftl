# Jogos que duram dias.

days-left =
    { $count ->
        [one] falta um dia
       *[other] faltam { $count } dias
    }
days-hours-left =
    { $count ->
        [one] falta uma hora
       *[other] faltam { $count } horas
    }
days-turns = É a tua vez
days-sheet = Avisos e férias
