# Primeras partidas guiadas. `$points` viene como expresión («12 puntos»), palabras y cartas por su nombre.

lesson-title = Lección
lesson-step = Paso { $nth } de { $total }
lesson-next = Siguiente
lesson-show = Enséñame
lesson-skip = Terminar la lección
lesson-skip-sure = ¿Terminar de verdad?
lesson-play-on = Seguir jugando
lesson-home = Al inicio
lesson-other = ¡Casi! Aquí probamos lo que está marcado. «Enséñame» lo hace por ti.
lesson-read-first = Lee esto primero y luego pulsa «Siguiente».
lesson-now-lay = Ahora { $card }, al lugar marcado.
lesson-now-tap = Ahora la carta { $card }.
lesson-now-press = Ahora pulsa «{ $label }».
lesson-now-back = Ahí hay otra cosa: recógela primero con «{ $label }».
lesson-now-word = Ahora la palabra { $word }.
lesson-now-pile = Ahora el mazo.
lesson-now-discards = Ahora los descartes.
lesson-now-cell = Ahora el lugar marcado.
lesson-begin = Se está preparando tu mesa…

lesson-classic-welcome = ¡Hola! Con las siete cartas de tu mano formas palabras que cruzan lo que hay en la mesa. Gana quien tenga más puntos. Aquí nada corre prisa.
lesson-classic-first = Pon { $word }, de izquierda a derecha: arrastra cada carta marcada a su lugar marcado. También puedes tocar carta y lugar, o teclear.
lesson-classic-doubled = { $word } suma { $sum } en sus cartas, y la primera palabra de todas cuenta doble: { $points }. Has vuelto a tener siete cartas.
lesson-classic-accept = Tu profesor pone { $word }, por { $points }. En esta mesa solo se mira el diccionario si alguien duda. Esta es buena: acéptala.
lesson-classic-leave = Fíjate: solo quedan en la mesa las cartas de la última palabra. Las demás se han ido a los descartes.
lesson-classic-cross = Toda palabra siguiente usa lo que hay en la mesa. Cruza con { $word }: la { $letter } ya está.
lesson-classic-counts = { $word }: { $points }. La letra que ya estaba también cuenta para ti. Si se formaran otras palabras, contarían también.
lesson-classic-challenge = ¿{ $word }? Eso no es una palabra. ¡Impúgnala!
lesson-classic-won = Bien dudado: { $word } no está en el diccionario. Tu profesor recoge las cartas y pierde el turno. Una palabra que existe se habría quedado.
lesson-classic-bonus = Tienes una carta de premio, ×{ $times }. Pon { $word } y luego esa carta sobre tu { $letter }.
lesson-classic-bonus-why = { $word } suma { $sum }, por { $times }: { $points }. La carta sirve una sola vez. Una por turno, y nunca en la primera palabra.
lesson-classic-exchange = Tu profesor ha cambiado dos cartas, y eso gasta un turno. También puedes cambiar o pasar: tras el botón marcado.
lesson-classic-end = La partida acaba cuando se agota el mazo y alguien se queda sin letras. Lo que te quede se resta; quien salió lo gana.
lesson-classic-done = Eso es todo. Sigue esta partida contra un novato, o vuelve al inicio.

lesson-forfeit-welcome = ¡Hola! Es el Clásico con una sorpresa. Formas palabras con tu mano, cruzando lo que hay en la mesa. Aquí nada corre prisa.
lesson-forfeit-card = La sorpresa es tu carta de acción. Nombra dos clases de palabras: jugada en una tuya que encaje, ganas puntos; en la de otro, se los quitas.
lesson-forfeit-action = ¡{ $word } encaja en tu carta de acción! Juégala.
lesson-forfeit-action-why = +{ $bonus } de la carta: { $word } da en total { $points }. La carta va bajo su mazo y ya tienes otra.
lesson-forfeit-end = También puedes cambiar cartas, incluso la de acción, o pasar. Con el mazo agotado y una mano sin letras, se resta lo que tienen los demás.
lesson-forfeit-done = Ya sabes jugar. Sigue esta partida contra un novato, o vuelve al inicio.

lesson-rummy-welcome = ¡Hola! El Rummy tiene diez rondas. En cada una, todos intentan bajar palabras que cumplan un reto. Aquí nada corre prisa.
lesson-rummy-task = El reto de esta ronda: { $task }. La carta dice qué palabras se piden. Tus siete cartas aún no bastan.
lesson-rummy-draw = Cada turno empieza con una carta. Saca una del mazo.
lesson-rummy-discard = Aún no puedes bajar; tira la carta que menos ayude: toca los descartes, luego { $card }, luego el botón.
lesson-rummy-take = Tu profesor ha tirado { $card }. ¡Te sirve! Tómala de los descartes.
lesson-rummy-lay = ¡Ahora sí! Forma { $words } tocando las cartas en orden. { $card } va a los descartes.
lesson-rummy-score = Reto cumplido: { $points }. Las cartas fuera de las palabras pueden costar puntos, según el reto.
lesson-rummy-last = Cuando alguien cumple el reto, los demás tienen un último turno. Tu profesor no lo logró y no se lleva nada.
lesson-rummy-sheet = La hoja muestra lo que dio la ronda. Después todos sacan hasta siete, y el reto siguiente es { $task }.
lesson-rummy-again = Empieza la ronda siguiente. Saca una carta.
lesson-rummy-bonus = Normalmente el mazo tiene también cartas de premio: una por palabra, que la dobla o triplica. Un comodín es cualquier letra.
lesson-rummy-end = Tras diez rondas gana quien tenga más puntos. A veces conviene bajar pronto, antes que el otro.
lesson-rummy-done = Ya sabes jugar al Rummy. Sigue esta partida contra un novato, o vuelve al inicio.

lesson-party-welcome = ¡Hola! Dos equipos, un tablero y todas las letras a la vista en la bandeja. Eres del equipo azul. En esta lección el reloj te espera.
lesson-party-roll = Es tu turno. Tira el dado: muestra la letra que tu palabra debe contener.
lesson-party-found = ¡{ $letter }! El otro equipo ha encontrado una { $letter } en la bandeja. Eso pone en marcha tu reloj; aquí está parado.
lesson-party-lay = Pon { $word } sobre la estrella, con la { $letter }, y luego para el reloj.
lesson-party-why = { $word }: la estrella dobla la primera palabra, y parar pronto la multiplica: { $points }.
lesson-party-spot = El otro equipo ha sacado { $letter }. Cuanto antes la encuentres, antes corre su tiempo. ¡Tócala!
lesson-party-theirs = Han puesto { $word }: { $points }. Las casillas de color doblan o triplican una letra o toda la palabra.
lesson-party-roll-again = Otra vez tu turno. Tira el dado.
lesson-party-lay-chance = ¡{ $letter }! Pon { $word }: llega a una casilla Suerte. Luego para el reloj.
lesson-party-choose = El dado de la Suerte dice: una letra cuenta { $times } veces. Elige la { $card }.
lesson-party-chance = Tu equipo tiene ya { $points }. El dado de la Suerte también puede dar otra jugada o cambiar la siguiente.
lesson-party-zones = La franja marcada es tu tiempo. En la primera zona una palabra vale más, luego cada vez menos; si se acaba, el equipo pierde puntos.
lesson-party-end = Cuidado en una partida de verdad: tocar una letra equivocada, o no poner palabra, puede costar un turno. Acaba cuando ya nada cabe.
lesson-party-done = Ya sabes jugar. Sigue esta partida contra un novato – ¡con el reloj en marcha! – o vuelve al inicio.

lesson-thief-welcome = ¡Hola! Pon palabras ante ti y roba las de los demás. Cada carta tiene una letra y uno de cuatro palos. Aquí nada corre prisa.
lesson-thief-form = Empieza con { $word }: toca las cartas marcadas en orden y luego el botón.
lesson-thief-mixed = { $word } da { $points }. Sus cartas son de varios palos, así que queda a la vista: pueden robarla.
lesson-thief-steal = Ahora robas tú. Toca { $from } y haz de ella { $word }: todas sus cartas y { $count ->
    [one] una de las tuyas
   *[other] { $count } de las tuyas
  }.
lesson-thief-stolen = { $from } es ahora tu { $word }: { $points }. Desde cinco letras hay puntos extra por longitud.
lesson-thief-plural = Solo se prohíbe una cosa: robar haciendo un simple plural. Cualquier otra palabra vale, con las letras en cualquier orden.
lesson-thief-lost = ¡Robada! Tu profesor ha hecho { $word } de tu { $from }. Los puntos que te dio son tuyos.
lesson-thief-lock = Juega seguro: las cartas de { $word } son todas de un palo. Ponla.
lesson-thief-locked = Un solo palo cuenta doble: { $points }. Y { $word } queda bloqueada: nadie puede robarla.
lesson-thief-split = Una palabra robada puede dar también dos o más: cada una lleva una carta suya y una tuya, y no puede sobrar ninguna.
lesson-thief-swap = Si no puedes hacer nada, el botón marcado cambia tres cartas. Cuesta diez puntos.
lesson-thief-end = La partida acaba con el mazo agotado y alguien sin cartas, o si nadie puede seguir. Lo que tengas entonces se resta.
lesson-thief-done = Ya sabes jugar al Ladrón de palabras. Sigue esta partida contra un novato, o vuelve al inicio.
