# Texts of the five games, for the web app and the terminal.
# Values: player, victim, winners, players are names; team is team-0 or team-1; word, words, card,
# cards, letter, letters are written as on the cards, lists joined; points, count, times, number,
# round, turn are numbers. A refusal may use cards, cells, words, player, number, detail and count
# (how many cards, words or cells); a score line word, card, times, points and player.

## The games: name, pitch, what it is played with

game-classic = Clásico
game-classic-pitch = Cruza palabras en una mesa sin fin, donde solo queda lo que acabas de usar.
game-forfeit = Prendas
game-forfeit-pitch = El Clásico con una carta de acción en la manga: premia tu palabra o estropea la de otro.
game-rummy = Rummy
game-rummy-pitch = Diez rondas, diez retos: saca, reúne y baja tus palabras antes que los demás.
game-party = Fiesta
game-party-pitch = Dos equipos, una bandeja, un reloj: cuanto antes llega tu palabra, más vale.
game-thief = Ladrón de palabras
game-thief-pitch = Forma una palabra, o roba la de alguien y hazla más larga.
game-players = De { $least } a { $most } jugadores
language-pt = palabras portuguesas
language-fr = palabras francesas
language-en = palabras inglesas
language-ro = palabras rumanas
language-es = palabras españolas
language-de = palabras alemanas
language-it = palabras italianas
language-other = palabras en { $language }

## Small words

cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
seconds-count =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
# head is a name, or several joined by commas
list-and = { $head } y { $last }
list-or = { $head } o { $last }
# where last begins with the sound of I, or of O: Spanish has another word there
list-and-i = { $head } e { $last }
list-or-o = { $head } u { $last }
card-blank = comodín
card-bonus = carta de premio ×{ $times }
card-wild = comodín
player-number = Jugador { $number }
team-0 = Los Azules
team-1 = Los Rojos
direction-across = en horizontal
direction-down = en vertical

## Bots

bot-novato = Novato
bot-novato-help = Juega palabras de cada día y se le escapan muchas cosas.
bot-aprendiz = Aprendiz
bot-aprendiz-help = Conoce las reglas y está aprendiendo a mirar.
bot-casual = Aficionado
bot-casual-help = Conoce las palabras corrientes y juega por gusto.
bot-habitual = Habitual
bot-habitual-help = Juega a menudo y conoce bien las palabras corrientes.
bot-club = Club
bot-club-help = Buen jugador de club: ve casi todo lo que hay.
bot-veterano = Veterano
bot-veterano-help = Lleva años jugando y se le escapa poco.
bot-expert = Experto
bot-expert-help = Conoce palabras raras y piensa en el turno siguiente.
bot-maestro = Maestro
bot-maestro-help = Todas las palabras, y paciencia para ver más lejos.
bot-greedy = Glotón
bot-greedy-help = Se lleva ya el máximo de puntos y no piensa más allá.
bot-primer = Cartilla
bot-primer-help = Solo conoce las dos mil palabras más corrientes, y las juega bien.

## Refusals: what is wrong, and what to do instead

refusal-no-such-seat = No existe ese sitio en esta mesa. Elige uno que esté libre.
refusal-seat-left = Este sitio ha dejado la partida. Aún puedes mirar.
refusal-not-your-turn = Aún no te toca. Espera un momento.
refusal-stale = Demasiado tarde: la partida ha avanzado. Mira la mesa y decide de nuevo.
refusal-not-yet = Demasiado pronto: la partida aún no ha llegado ahí. Espera tu momento.
refusal-wrong-phase = Ahora no se puede hacer eso. Mira a qué espera la partida.
refusal-game-over = La partida ha terminado. Empieza otra.
refusal-time-runs-back = El reloj de esta mesa va por delante del tuyo. Inténtalo de nuevo.
refusal-not-yours = Solo puede hacerlo quien está en ese sitio. Pídeselo.
refusal-cannot-undo = Esto ya no se puede deshacer. Sigue desde aquí.
refusal-record-full = El registro de esta partida está lleno: ya no se puede deshacer nada ni puede entrar ningún bot. Sigue jugando, hay espacio de sobra para terminar.
refusal-paused = La mesa está en pausa. Reanúdala para jugar.
refusal-cannot-pause = Solo quien juega únicamente contra bots puede poner la mesa en pausa.
refusal-malformed =
    { $detail ->
        [none] La mesa no lo ha entendido. Prueba otra vez.
       *[other] La mesa no lo ha entendido ({ $detail }). Dilo otra vez.
    }
refusal-not-in-hand = No tienes { $cards }. Juega con las cartas de tu mano.
refusal-blank-undeclared = Un comodín necesita una letra. Di cuál representa.
refusal-unknown-word =
    { $count ->
        [one] { $words } no está en la lista de palabras. Prueba con otra palabra.
       *[other] { $words } no están en la lista de palabras. Prueba con otras palabras.
    }
refusal-family-word =
    { $count ->
        [one] Esa palabra no se usa en esta mesa. Prueba con otra.
       *[other] Esas palabras no se usan en esta mesa. Prueba con otras.
    }
refusal-cell-twice = Dos cartas en el mismo sitio ({ $cells }). Dale un sitio a cada carta.
refusal-cell-taken = Ese sitio está ocupado ({ $cells }). Pon la carta al lado.
refusal-off-board = Eso queda fuera del tablero ({ $cells }). Juega dentro.
refusal-not-in-line = Las cartas tienen que ir en una sola fila o columna. Endereza la palabra.
refusal-gap = Hay un hueco en la palabra ({ $cells }). Ciérralo.
refusal-no-contact = La palabra no toca nada. Únela a lo que hay en la mesa.
refusal-nothing-laid = Todavía no has puesto nada. Pon primero una palabra.
refusal-already-answered = Ya has respondido. Espera a los demás.
refusal-not-asked = Esta vez la pregunta no es para ti. Espera tu turno.
refusal-first-word-too-short = La primera palabra necesita al menos dos letras. Añade una.
refusal-bonus-on-first-word = La primera palabra no lleva carta de premio: ya cuenta el doble. Guarda la carta.
refusal-one-bonus-card = Solo una carta de premio por jugada. Retira una.
refusal-bonus-is-no-letter = Una carta de premio no es una letra. Ponla sobre una letra o una palabra que juegues.
refusal-bonus-needs-laid-letter = La carta de premio va sobre una letra que pongas ahora. Elige una de esas.
refusal-unknown-letter = { $cards } no es una letra de este juego. Elige otra.
refusal-nothing-exchanged = Di qué cartas quieres cambiar, o pasa.
refusal-pile-too-short =
    { $number ->
        [0] El mazo está vacío: no se puede cambiar nada. Pon una palabra o pasa.
       *[other] En el mazo solo hay { $number }. Cambia menos cartas.
    }
refusal-no-appeal = { $words }: ahora no se puede preguntar a los demás. Prueba con otra palabra.
refusal-category-does-not-fit = Ninguna palabra de esta jugada encaja con esa mitad de tu carta. Prueba con la otra mitad, o guarda la carta.
refusal-draw-first = Saca primero una carta: del mazo, o el último descarte.
refusal-drawn-already = Ya has sacado. Ahora baja tus palabras o descarta una carta.
refusal-no-card-to-draw = Ahí no hay ninguna carta. Saca del otro montón.
refusal-hand-not-whole = { $number ->
        [one] Falta una carta: toca también la que queda en la mano.
       *[other] Las cartas puestas y las que quedan han de sumar una mano entera. Toca también las que quedan en la mano.
    }
refusal-task-not-met = Estas palabras no cumplen el reto. Léelo otra vez, o descarta y espera.
refusal-cards-left-over =
    { $count ->
        [one] Este reto usa todas las cartas, y sobraría { $cards }. Úsala también, o espera.
       *[other] Este reto usa todas las cartas, y sobrarían { $cards }. Úsalas también, o espera.
    }
refusal-word-too-short = Una palabra tiene al menos dos letras. Hazla más larga.
refusal-no-bonus-cards = En esta ronda no hay cartas de premio. Baja la palabra sin ellas.
refusal-fourfold-not-named = Di qué cuenta cuatro veces: una letra o una palabra, según pida el reto.
refusal-nothing-fourfold = En esta ronda nada cuenta cuatro veces. Quítalo.
refusal-just-taken = Acabas de tomar { $cards }: quédatela este turno. Descarta otra carta.
refusal-sitting-out = Esta ronda extra es entre los primeros. Descansa y mira.
refusal-own-clock = El reloj lo pone en marcha el otro equipo. Entretanto, busca tu palabra.
refusal-false-started = Ya has salido en falso una vez en este turno. Ahora el reloj arranca solo.
refusal-wrong-tile = { $cards } no es la letra del dado. Mira otra vez.
refusal-not-in-tray = En la bandeja no hay { $cards } para eso. Elige entre las fichas que hay.
refusal-not-a-tile = { $cards } no es una ficha de este juego. Usa letras y comodines.
refusal-joker-is-fixed = Un comodín del tablero conserva su letra ({ $cells }). Juega a su alrededor.
refusal-star-not-covered = La primera palabra cubre la estrella del centro. Llévala ahí.
refusal-rolled-letter-missing = La palabra necesita de la bandeja la letra del dado, { $cards }. Pon también esa ficha.
refusal-joker-for-rolled-letter = Ningún comodín puede hacer de { $cards }, la letra del dado. Usa una ficha de verdad.
refusal-not-placed-this-turn = Elige una letra que acabes de poner.
refusal-already-said = Tu equipo ya lo ha dicho. La partida termina cuando los demás estén de acuerdo.
refusal-no-such-word = Esa palabra no está en la mesa. Elige una de las que hay.
refusal-word-gone = { $words } ya fue robada y no está. Elige otra palabra.
refusal-own-word = { $words } ya es tuya. Roba a otra persona.
refusal-locked-word = { $words } es de un solo palo, así que está bloqueada. Elige una palabra abierta.
refusal-card-used-twice = { $cards } se usa más veces de las que hay. Usa cada carta una vez.
refusal-stolen-card-left-out = Hay que usar todas las cartas de la palabra robada. Aún sin sitio: { $cards }.
refusal-no-hand-card = { $words } necesita una carta nueva de tu mano. Añade una.
refusal-no-stolen-card = { $words } no tiene ninguna carta de la palabra robada. Cada palabra nueva necesita una.
refusal-mere-plural = { $words } es solo el plural. Cambia más la palabra.
refusal-order-not-kept = En esta mesa las letras de { $words } mantienen su orden. Pon las tuyas entre ellas.
refusal-piece-broken = En esta mesa los trozos de { $words } siguen juntos. No partas ninguno.
refusal-too-short-here = { $words } es demasiado corta: en esta mesa una palabra tiene al menos { $number } letras. Hazla más larga.
refusal-too-many-words =
    { $number ->
        [one] En esta mesa una palabra robada da una sola palabra. No la dividas.
       *[other] En esta mesa una palabra robada da como mucho { $number } palabras. Divídela menos.
    }
refusal-wrong-swap =
    { $number ->
        [one] Cambia exactamente una carta.
       *[other] Cambia exactamente { $number } cartas.
    }
refusal-pile-empty = El mazo está vacío, no hay con qué cambiar. Pasa; no cuesta nada.
refusal-pile-not-empty = Quedan cartas en el mazo: quien no puede jugar cambia cartas.

## Lines of a score

line-word = { $word }
line-bonus-card = Carta de premio ×{ $times } en { $word }
line-first-word = Primera palabra ×{ $times }
line-all-cards = Mano entera jugada
line-by-hand = Acordado a mano
line-hand-left = Cartas que quedan en la mano
line-collected = Cartas recogidas de { $player }
# card is what the category asks for
line-action = Carta de acción: { $card }
line-action-against = Carta de acción de { $player }: { $card }
line-fourfold-letter = Letra { $card } ×{ $times } en { $word }
line-fourfold-word = { $word } ×{ $times }
# card is the name of the task
line-task = Reto { $card }: { $word }
line-unused = Sin usar: { $card }
line-letters = Letras de { $word }
line-letter-premium = Casillas de letra en { $word }
line-word-premium = Casillas de palabra ×{ $times } para { $word }
line-chance = Dado de la Suerte: { $card } ×{ $times }
# times is 0 in the zones that subtract
line-timer =
    { $times ->
        [0] Reloj en una zona negativa
       *[other] Reloj ×{ $times }
    }
line-pass = Ha pasado
line-ding = Se acabó el tiempo
line-no-letter = Ninguna letra del dado en la bandeja
line-one-suit = { $word } de un solo palo ×{ $times }
line-long-word = { $word } es una palabra larga
line-cannot-play = Cambio en vez de jugar
line-stolen = { $word }, robada por { $player }
line-total = Total

## House rules

house-undo = Deshacer una jugada
house-undo-help = Contra bots, o si todos están de acuerdo.
house-words = Palabras desconocidas
house-words-help = ¿Quién descubre que una palabra no existe?
house-words-checked = Se rechazan al momento
house-words-challenge = Valen si nadie las impugna
house-challenge-seconds = Tiempo para impugnar
house-challenge-seconds-help = Cuánto pueden pensar los demás sobre una palabra recién puesta.
house-seconds-default = Como en la caja
house-bonus-deck = Cartas de premio
house-bonus-deck-help = Cuántas cartas que doblan o triplican una palabra entran en el mazo.
house-bonus-deck-six = Seis: cuatro ×2, dos ×3
house-bonus-deck-ten = Diez: ocho ×2, dos ×3
house-bonus-deck-none = Ninguna
house-bonus-on = La carta de premio multiplica
house-bonus-on-help = Una letra puede formar parte de dos palabras de la jugada.
house-bonus-on-every-word = Todas las palabras con esa letra
house-bonus-on-main-word = Solo la palabra principal
house-fifty-for-letters = Los 50, solo por letras
house-fifty-for-letters-help = Las siete cartas de la jugada tienen que ser letras; una carta de premio no cuenta como una de ellas.
house-deal-letters = Repartir solo letras
house-deal-letters-help = Las manos empiezan sin cartas de premio; se mezclan en el mazo después de repartir.
house-lost-challenge = Impugnar sin razón cuesta
house-lost-challenge-help = Qué le pasa a quien duda de una palabra buena.
house-lost-challenge-nothing = Nada
house-lost-challenge-miss-turn = El turno siguiente
house-family-words = Sin palabrotas
house-family-words-help = Las palabrotas y los insultos se rechazan, aunque estén en la lista de palabras.
house-agreement = Preguntar a los demás
house-agreement-help = Una palabra que no está en la lista vale si todos la aceptan. Solo entre personas.
house-action-deck = Cartas de acción
house-action-deck-help = Cada una de las ocho cartas, una o dos veces.
house-action-deck-eight = Ocho
house-action-deck-sixteen = Dieciséis
house-action-seconds = Tiempo para las cartas de acción
house-action-seconds-help = Cuánto puede pensar cada cual si juega su carta de acción.
house-skip-unfit = Saltar a quien no puede
house-skip-unfit-help = Solo se pregunta a quien tiene una carta de acción que encaja. Es más rápido, pero revela algo de tu carta.
house-starter = Quién empieza
house-starter-help = Por ejemplo, quien sea más joven: elige su sitio.
house-starter-lot = Por sorteo
house-discard-taken = Descartar lo recién tomado
house-discard-taken-help = ¿Puede una carta tomada del descarte volver enseguida a él?
house-rounds = Rondas
house-rounds-help = Cuántas rondas se juegan hasta saber quién gana.
house-turns-a-round = Turnos por ronda
house-turns-a-round-help = Tras tantos turnos por persona sin que nadie cumpla el reto, la ronda no cuenta para nadie.
house-star-doubles = La estrella dobla
house-star-doubles-help = La primera palabra cuenta el doble.
house-letter-die = Dado de letras
house-letter-die-help = Qué veinte letras tiene el dado.
house-letter-die-pairs-and-j = Letras con dos fichas como mínimo, y la J
house-letter-die-initials = Letras que empiezan muchas palabras
house-letter-die-common = Las letras más corrientes
house-rolls = Tiradas del dado de letras
house-rolls-help = Cuántas veces puede tirar un equipo hasta que la bandeja tenga la letra.
house-zone-seconds = Duración de las zonas del reloj
house-zone-seconds-help = Seis números de segundos, de ×4 a −5.
house-spotting-seconds = Tiempo para encontrar la letra
house-spotting-seconds-help = Después el reloj arranca solo.
house-chance-rolls = El dado de la Suerte se tira
house-chance-rolls-help = Cuando una palabra cubre varias casillas de la Suerte.
house-chance-rolls-per-turn = Una vez por turno
house-chance-rolls-per-square = Una vez por casilla
house-chance-letter = La letra del dado de la Suerte cuenta
house-chance-letter-help = Antes o después de las casillas de palabra.
house-chance-letter-after-premiums = Después de las casillas, una vez
house-chance-letter-as-premium = Como una casilla de letra
house-best-chance-letter = Mejor letra automática
house-best-chance-letter-help = El dado de la Suerte toma la letra más cara sin preguntar.
house-chance-seconds = Tiempo para elegir la letra
house-chance-seconds-help = Después se toma la mejor letra.
house-gentle = Sin castigos
house-gentle-help = Un desliz se rechaza en vez de costar un turno.
house-untimed = Sin reloj
house-untimed-help = Cada palabra cuenta una vez y el tiempo nunca se acaba.
house-open-drafts = Pruebas a la vista
house-open-drafts-help = El otro equipo ve cómo pruebas las fichas.
house-stop-endless-passing = Terminar si nadie juega
house-stop-endless-passing-help = La partida termina cuando cada equipo lleva tres turnos sin palabra.
house-rearranging = Letras de la palabra robada
house-rearranging-help = Qué puede hacer el ladrón con su orden.
house-rearranging-free = En cualquier orden
house-rearranging-order-kept = Mantienen su orden
house-rearranging-contiguous-pieces = Siguen en trozos enteros
house-victim-loses = La víctima pierde los puntos
house-victim-loses-help = Se resta lo que había valido la palabra robada.
house-shortest-word = Palabra más corta
house-shortest-word-help = Cuántas letras necesita una palabra.
house-most-words = Palabras al dividir
house-most-words-help = Cuántas palabras puede hacer un ladrón de una robada. Con 1 nadie divide palabras.
option-on = Sí
option-off = No

## What the game waits for

prompt-wait = Esperamos a { $player }.
prompt-over = La partida ha terminado.
prompt-classic-first = Te toca: pon la primera palabra. Cuenta el doble.
prompt-classic-turn = Te toca: pon una palabra que cruce o continúe otra de la mesa, cambia cartas o pasa.
prompt-asked-challenge = { $player } pone { $words }. ¿Te lo crees? Acepta o impugna.
prompt-asked-agreement = { $player } pone { $words }, que no está en la lista. ¿Lo aceptas?
prompt-forfeit-action = { $player } ha sumado puntos con { $words }. ¿Juegas tu carta de acción?
prompt-rummy-draw = Te toca: saca del mazo, o toma la carta a la vista ({ $card }).
prompt-rummy-discard = Baja palabras para «{ $task }», si puedes, y descarta una carta.
prompt-rummy-last-turn = El reto está cumplido: este es tu último turno de la ronda.
prompt-party-roll = Te toca: tira el dado de letras.
prompt-party-spot = Toca la { $letter } en la bandeja: así arranca su reloj.
prompt-party-being-spotted = Tu letra es la { $letter }. Busca una palabra: el reloj arranca en cuanto encuentren la ficha.
prompt-party-run = Pon una palabra con la { $letter } y para el reloj.
prompt-party-run-free = Pon cualquier palabra y para el reloj.
prompt-party-choose = ¿Qué letra cuenta ×{ $times }? Elige una de las que has puesto.
prompt-thief-turn = Te toca: forma una palabra con tu mano, o roba una. Si no sale nada, cambia cartas.
prompt-thief-last = Te toca: el mazo está vacío. Forma una palabra, roba una, o pasa.

## News: what happened

news-cut = Se corta el mazo: { $cards }. Empieza { $player }.
news-drew =
    { $player } saca { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
news-drew-own = Sacas { $cards }.
news-discarded =
    { $player } cambia { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
news-discarded-own = Apartas { $cards }.
news-discarded-left = Las cartas de { $player } van al descarte.
news-laid =
    { $player } pone { $words } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
news-asked-challenge =
    ¿Alguien impugna { $words }? { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } para decirlo.
news-asked-agreement =
    La lista no tiene { $words }. ¿Lo aceptan todos? { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } para decirlo.
news-accepted = { $player } acepta.
news-challenged-wrong =
    { $count ->
        [one] { $player } impugna, y tiene razón: { $words } no está en la lista.
       *[other] { $player } impugna, y tiene razón: { $words } no están en la lista.
    }
news-challenged-right = { $player } impugna, pero la jugada es buena.
news-objected = { $player } no lo acepta.
news-agreed = Todos aceptan { $words }.
news-took-back = { $player } recoge sus cartas y juega de nuevo.
news-took-back-lost = { $player } recoge sus cartas y pierde el turno.
news-scored =
    { $player } suma { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
news-cleared =
    { $count ->
        [one] { $count } carta sin usar sale de la mesa.
       *[other] { $count } cartas sin usar salen de la mesa.
    }
news-passed = { $player } pasa.
news-will-miss = { $player } perderá el próximo turno.
news-missed = { $player } pierde este turno.
news-hand-shown = { $player } aún tiene { $cards }.
news-ended =
    { $count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }
news-action-drawn = { $player } saca una carta de acción.
news-action-drawn-own = Tu carta de acción: { $card }.
news-action-window =
    ¿Quién juega una carta de acción? { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } para decidir.
news-action-answered = { $player } ya ha decidido.
news-action-played-own =
    { $player } juega una carta de acción, { $category }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } más.
news-action-played-against =
    { $player } juega una carta de acción, { $category }: { $victim } pierde { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
news-actions-over = No hay más cartas de acción en esta jugada.
news-action-given-back = { $player } cambia su carta de acción.
news-turned-over = Primera carta a la vista: { $card }.
news-round = Ronda { $round }: { $task }. Empieza { $player }.
news-round-extra = Ronda extra { $round } entre { $players }: { $task }. Empieza { $player }.
news-took = { $player } toma { $card } del descarte.
news-laid-task = { $player } cumple el reto con { $words }.
news-discarded-card = { $player } descarta { $card }.
news-last-turns = Un último turno para { $players }.
news-recycled =
    El descarte pasa a ser un mazo nuevo: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
news-round-over-met = La ronda ha terminado.
news-round-over-void = Nadie cumple el reto: la ronda no da puntos.
news-round-score =
    { $player } suma { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en esta ronda.
news-put-away = Las cartas de { $player } van debajo del descarte.
news-spread =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } boca arriba en la bandeja.
news-first-rolls = Primeras tiradas: { $letters }. { $team } empiezan.
news-team-turn = Turno { $turn }: { $team }.
news-team-turn-free = Turno { $turn }: { $team }, sin dado de letras.
news-rolled = { $player } tira el dado: { $letter }.
news-rolled-in-vain = { $player } tira el dado: { $letter }, pero no hay ninguna en la bandeja.
news-false-start = { $player } toca { $card }: salida en falso. { $team } pierden su próximo turno.
news-started-spotter = { $player } encuentra la { $letter }: el reloj corre.
news-started-limit = Nadie ha encontrado la { $letter }: el reloj arranca solo.
news-started-itself = Ya: a buscar una palabra.
news-early-stop = { $player } para el reloj sin nada puesto. { $team } pierden su próximo turno, y el tiempo sigue.
# reason is the text of a refusal
news-rejected = { $player } para el reloj demasiado pronto. { $reason } El tiempo sigue.
# zone is the text of a zone
news-stopped = { $player } para el reloj en { $zone }: { $words }.
news-stopped-untimed = { $player } pone { $words }.
news-tiles-back = Las fichas vuelven a la bandeja, y el tiempo sigue.
news-stood = La palabra vale.
news-stood-chance = La palabra vale, y rueda el dado de la Suerte.
# face is the text of a face of the Chance die
news-chance-rolled = Dado de la Suerte: { $face }
news-chosen =
    La { $letter } cuenta más: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
news-team-scored =
    { $team } suman { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
news-no-word-passed =
    { $player } pasa. { $team }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
news-no-word-ding =
    ¡Ding! Se acabó el tiempo. { $team }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
news-no-word-rolls-failed = La bandeja no tiene ninguna de las letras que han salido. { $team } pasan.
news-team-will-miss = { $team } perderán su próximo turno.
news-team-missed = { $team } pierden este turno.
news-said-no-room = { $team } dicen que ya no cabe ninguna palabra.
news-gone = { $player } se ha ido: nadie espera esa respuesta.
# winners are teams
news-team-ended =
    { $count ->
        [one] { $winners } ganan.
       *[other] { $winners } comparten la victoria.
    }
news-dealer-drawn = Se sacan cartas: { $cards }. Reparte { $player }.
news-stole =
    { $player } roba { $stolen } a { $victim } y forma { $words }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
news-placed = { $words } queda a la vista: los demás pueden robarla.
news-placed-locked = { $words } es de un solo palo: bloqueada para siempre.
news-swapped = { $player } no puede jugar y cambia { $cards }.
news-left = { $player } deja la partida.
news-handed-over-bot = Desde ahora un bot juega por { $player }.
news-handed-over-person = { $player } vuelve a jugar en persona.
news-undone = La partida vuelve un poco atrás.

## Why a game ended

end-out-of-cards = El mazo está vacío y alguien ha jugado su última carta.
end-passes = Todos han pasado, así que la partida termina.
end-stalled = En tres turnos por persona nadie ha sumado puntos ni cambiado cartas.
end-challenges = Se han perdido demasiados turnos seguidos por impugnaciones.
end-last-player = Todos los demás se han ido.
end-empty-tray = La bandeja está vacía.
end-rolls-failed = Los dos equipos han tirado en vano.
end-no-room = En el tablero ya no cabe ninguna palabra.
end-agreed = Los dos equipos dicen que ya no hay sitio.
end-endless-passing = Ya nadie pone palabras.
end-team-left = Un equipo se ha quedado sin nadie.
end-rounds = Se han jugado todas las rondas.

## Tasks of Rummy

task-dois-e-bom = Dos son compañía
task-dois-e-bom-help = Tres palabras de dos letras; la carta que sobra se resta.
task-quanto-mais-melhor = Cuantas más, mejor
task-quanto-mais-melhor-help = Hasta tres palabras de dos letras: 3 puntos más por la segunda, 6 por la tercera.
task-trio-de-tres = Dos de tres
task-trio-de-tres-help = Dos palabras de tres letras; la carta que sobra se resta.
task-cinco-vence = Cinco gana
task-cinco-vence-help = Una palabra de cinco letras. Añade una de dos por 5 puntos más; si no, las cartas que sobran se restan.
task-seis-estrelas = Seis estrellas
task-seis-estrelas-help = Una palabra de seis letras; la carta que sobra se resta.
task-tudo-ou-nada = Todo o nada
task-tudo-ou-nada-help = Todas tus cartas, en tantas palabras como quieras.
task-bingo = ¡Bingo!
task-bingo-help = Una palabra de siete letras por 50 puntos más. Sin cartas de premio.
task-letra-quadrupla = Letra cuádruple
task-letra-quadrupla-help = Todas tus cartas; una letra a tu elección cuenta cuatro veces.
task-palavra-quadrupla = Palabra cuádruple
task-palavra-quadrupla-help = Todas tus cartas; una palabra a tu elección cuenta cuatro veces.

## Categories of action cards: what a word must be. set is the letters run together.

# a and b are the two categories of a card
action-card = a) { $a }; b) { $b }
category-starts-with = empieza por { $letter }
category-ends-with = acaba en { $letter }
category-length =
    tiene exactamente { $count ->
        [one] { $count } letra
       *[other] { $count } letras
    }
category-length-at-least =
    tiene al menos { $count ->
        [one] { $count } letra
       *[other] { $count } letras
    }
category-doubled-letter = tiene una letra dos veces seguidas
category-value-at-least =
    tiene una letra que vale al menos { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
category-between =
    { $set ->
        [AEIOU] empieza y acaba en vocal
       *[other] empieza y acaba en { $letters }
    }
category-contains-any = contiene { $letters }
category-count-of =
    { $set ->
        [AEIOU] tiene al menos { $count } vocales
       *[other] tiene al menos { $count } veces { $letters }
    }
category-value = +{ $own } en tu palabra, −{ $against } en otra

## Suits of Word Thief, by their shapes

suit-1 = triángulo
suit-2 = círculo
suit-3 = cuadrado
suit-4 = rombo

## The board of Party

square-double-letter = L×2
square-double-letter-help = La letra cuenta el doble
square-triple-letter = L×3
square-triple-letter-help = La letra cuenta el triple
square-double-word = P×2
square-double-word-help = La palabra cuenta el doble
square-triple-word = P×3
square-triple-word-help = La palabra cuenta el triple
square-chance = ?
square-chance-help = Suerte: tira el dado de la Suerte al final del turno
square-star = ★
square-star-help = La estrella: la primera palabra la cubre

## The dice and the timer of Party

chance-letter = una letra cuenta ×{ $times }.
chance-no-letter-die = en tu próximo turno, sin dado de letras.
chance-play-again = juega otra vez enseguida.
chance-opponents-from = los demás empiezan en ×{ $times }.
zone-times = ×{ $times }
zone-minus = −{ $points }
timer-left =
    { $zone }, { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } más en esta zona
