# Las partidas de este navegador.

games-title = Mis partidas
games-none = Todavía no hay partidas en este navegador.
games-begin = Empezar una ahora
games-tally = Cómo ha ido hasta ahora
games-game = Juego
games-played = Jugadas
games-wins = Ganadas
games-mean = Puntos por partida
games-most = Máximo
games-running = En curso
games-over = Terminadas
games-go-on = Seguir
games-won = ganada con { $points } contra { $others }
games-tied = empatada con { $points } contra { $others }
games-lost = perdida con { $points } contra { $others }
games-forget = Olvidar
games-forget-sure = ¿Olvidar de verdad?
games-export = Guardar la lista
games-about = Solo este navegador conoce la lista. Olvidar una partida la quita de ella, y con ella lo que guardaba tu sitio. El anfitrión también puede borrar una partida para todos.
games-against = Contra quién
games-opponent = Rival
games-turns = Puntos por turno
games-turns-told =
    { $game }, { $count ->
        [one] una partida
       *[other] { $count } partidas
    }: { $mean } puntos por turno de media, { $last } en la última.
games-rounds-told =
    { $game }, { $count ->
        [one] una partida
       *[other] { $count } partidas
    }: { $mean } puntos por ronda de media, { $last } en la última.
games-words = Mejores palabras
games-doubts = Palabras puestas en duda
games-doubts-stood = Las tuyas, impugnadas y válidas
games-doubts-fell = Las tuyas, impugnadas y anuladas
games-doubts-caught = Impugnaste con razón
games-doubts-missed = Impugnaste sin razón
games-learning = Se están reuniendo las cifras de tus partidas…
games-export-csv = Guardar como tabla (CSV)
games-delete = Borrar
games-delete-sure = ¿Borrar para todos?
games-practice = Encontrar las mejores jugadas de tus partidas
