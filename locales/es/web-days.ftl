# Partidas que duran días.

days-left =
    { $count ->
        [one] queda un día
       *[other] quedan { $count } días
    }
days-hours-left =
    { $count ->
        [one] queda una hora
       *[other] quedan { $count } horas
    }
days-turns = Te toca
days-sheet = Avisos y vacaciones
