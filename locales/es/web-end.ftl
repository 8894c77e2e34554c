# The end of a game, and its great moments. winners and others are names, joined; count is how many
# they are, where a team counts as several; margin is by how many points, 0 where nobody is told.

result-open = Ver el resultado
result-review = Repasar
result-picture = Imagen
result-hints =
    { $player }: { $count ->
        [one] una pista
       *[other] { $count } pistas
    }
result-look = Ver la mesa
result-turns =
    { $game } · { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
result-rounds =
    { $game } · { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
result-won =
    { $margin ->
        [0] ¡Has ganado!
       *[other] ¡Has ganado por { $margin }!
    }
result-tied = Empate: compartes la victoria con { $others }.
result-tie = { $winners } comparten la victoria.
result-tie-teams = Empate: los Azules y los Rojos comparten la victoria.
result-wins =
    { $count ->
        [one] { $winners } gana la partida.
       *[other] { $winners } ganan la partida.
    }
result-wins-by =
    { $count ->
        [one] { $winners } gana por { $margin }.
       *[other] { $winners } ganan por { $margin }.
    }
result-behind =
    { $points ->
        [one] Solo te faltó { $points } punto.
       *[other] Te faltaron { $points } puntos.
    }
result-resigned = Has abandonado.
result-deserted = Los demás se han ido.
result-deserted-about =
    { $points ->
        [one] La partida acaba aquí. Te quedas con { $points } punto.
       *[other] La partida acaba aquí. Te quedas con { $points } puntos.
    }
result-deserted-other = Se han ido todos menos { $winners }.
result-deserted-team = El otro equipo se ha ido.
result-nobody = Se han ido todos: no gana nadie.
result-places = Clasificación
result-you = Tú
result-left = abandonó
result-best-play = Mejor jugada
result-best-word = Mejor palabra
result-longest = Palabra más larga: { $word } ({ $player })
result-share-play = Mejor jugada: { $words } ({ $points })
result-hand = En mano al final
result-of = { $player }, turno { $turn }
result-of-round = { $player }, ronda { $turn }
result-chart = Los puntos, turno a turno
result-chart-rounds = Los puntos, ronda a ronda
result-turn = Turno
result-round = Ronda
result-turning-you = Te pusiste por delante para siempre en el turno { $turn }.
result-turning-you-round = Te pusiste por delante para siempre en la ronda { $turn }.
result-turning = { $player } por delante para siempre desde el turno { $turn }.
result-turning-round = { $player } por delante para siempre desde la ronda { $turn }.
result-share = Compartir
result-copied = Copiado
result-copy-by-hand = Copia este texto:

moment-whole-hand = ¡Toda la mano!
moment-nine = ¡Por { $times }!
moment-steal = ¡Vaya robo!
moment-lock = ¡Bloqueada para siempre!
moment-big = ¡Qué jugada!
moment-task = ¡Reto superado a lo grande!

## Words that were laid, for somebody who has no say in them

prompt-asked-watch = { $player } pone { $words }. Ahora deciden los demás.
