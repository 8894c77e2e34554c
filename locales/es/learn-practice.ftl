# Práctica: retos, jugadas por encontrar, palabras cortas.

practice-title = Práctica
practice-about = Un reto al día, tus propios turnos otra vez y las palabras cortas que ganan partidas.
practice-puzzles = Retos del día
practice-streak = Días seguidos
practice-found-all = Mejores jugadas encontradas
practice-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
practice-open = Aún sin probar
practice-state-found =
    { $count ->
        [one] Encontrada a la primera
       *[other] Encontrada en { $count } intentos
    }
practice-state-tried = { $percent } % por ahora
practice-other-words = Palabras en { $language }
practice-earlier = Días anteriores
practice-later = Días siguientes
practice-day-found = mejor jugada encontrada
practice-puzzle-of = { $game }, { $day }
practice-find = Encuentra la jugada que más puntúa.
practice-find-it = Encontrar la mejor jugada
practice-find-letter = Encuentra la palabra con { $letter } que más puntúa.
practice-so-far =
    { $count ->
        [one] { $percent } % en { $count } intento
       *[other] { $percent } % en { $count } intentos
    }
practice-percent = { $percent } %
practice-tries =
    { $count ->
        [one] { $count } intento
       *[other] { $count } intentos
    }
practice-show = Mostrar la mejor jugada
practice-found = Es esa: nada puntúa más.
practice-more-there = Hay algo mejor.
practice-of = { $points } de { $best } puntos
practice-again = Intentarlo otra vez
practice-see-table = Ver la mesa
practice-to-hub = Toda la práctica
practice-share = Compartir el resultado
practice-copy-by-hand = Copia este texto:
practice-best-is = La mejor jugada
practice-where = Está marcada en la mesa y empieza en { $place }.
practice-from-word = Roba { $word }.
practice-second =
    { $points ->
        [one] La siguiente mejor vale { $points } punto.
       *[other] La siguiente mejor vale { $points } puntos.
    }
practice-no-puzzle = No hay reto para ese día. Los hay de los dos últimos meses, en los idiomas cuyas palabras están aquí.
practice-no-turn = En este turno no había nada que colocar.
practice-own = De tus propias partidas
practice-own-about = Los turnos de tus partidas terminadas en los que más se quedó sin aprovechar. Encuentra ahora lo que había.
practice-own-turn = Un turno tuyo
practice-own-none = Cuando termines una partida, encontrarás aquí tus turnos.
practice-own-look = Buscar turnos
practice-own-missed = Hiciste { $points }; había { $best }
practice-own-perfect = Aquí no se te escapó nada. ¡Muy bien!
practice-short = Palabras de dos y tres letras
practice-short-about = Unen palabras, gastan letras difíciles y se aprenden pronto.
practice-short-drill = Practicarlas
practice-short-sheet = En hoja para imprimir
short-about = ¿Es palabra de la lista, sí o no? Lo que falles vuelve pronto. También valen las flechas: izquierda es no, derecha es sí.
short-length = Letras
short-question = Pregunta { $nth } de { $of }
short-no = No es palabra
short-yes = Es palabra
short-right = Bien:
short-wrong = No:
short-is = { $word } es palabra.
short-is-not = { $word } no es palabra.
short-score = { $right } de { $of } bien
short-missed = Para repasar:
short-firm = Ya te sabes { $count } de { $of } palabras de esta longitud.
short-again = Otra ronda
short-none = Esta lista no tiene palabras de esa longitud.
short-print = Imprimir
short-heading = { $length } letras: { $count } palabras
practice-hint-about = Elige cuánto debe decir. Las pistas quedan anotadas junto al resultado.
practice-hints =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
