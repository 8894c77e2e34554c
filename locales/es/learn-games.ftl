# Las partidas de este navegador.

games-title = Mis partidas
games-none = Todavía no hay partidas en este navegador.
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
games-about = Solo este navegador conoce la lista. Olvidar una partida la quita de ella, y con ella lo que guardaba tu sitio.
