# Textos de la página web, en español. Breves, cálidos, de tú; dicen qué hacer a continuación.

header-language = Idioma
header-theme-dark = Tema oscuro
header-theme-light = Tema claro

words-title = Palabras en juego
words-intro = Sal de dudas, o mira qué se puede formar con tus letras.

lexicon-legend = Lista de palabras
word-count =
    { $count ->
        [one] { $count } palabra
        [many] { $count } de palabras
       *[other] { $count } palabras
    }

check-title = ¿Vale o no vale?
check-label = Escribe una palabra
check-idle = La respuesta aparece mientras escribes.
check-valid = { $word } vale.
check-invalid = { $word } no está en la lista.
check-search = Ver qué sale de estas letras

part-noun = sustantivo
part-adjective = adjetivo
part-verb = verbo
part-adverb = adverbio
part-other = otra clase de palabra

commonness-everyday = palabra de cada día
commonness-common = palabra corriente
commonness-uncommon = palabra poco corriente
commonness-rare = palabra rara

find-title = ¿Qué sale de estas letras?
find-label = Tus letras (? es un comodín)
find-blank = Añadir un comodín
find-idle = Un comodín vale por cualquier letra. En la respuesta, esa letra va en cursiva.
find-none = De estas letras no sale ninguna palabra. Añade otra, o un comodín.
find-total =
    { $count ->
        [one] Una palabra, de { $length } letras.
        [many] { $count } de palabras, la más larga de { $length } letras.
       *[other] { $count } palabras, la más larga de { $length } letras.
    }
find-length = { $length } letras
find-more =
    { $rest ->
        [one] Mostrar más (queda { $rest })
       *[other] Mostrar más (quedan { $rest })
    }
find-blank-aloud = , comodín: { $letters }

problem-foreign-letter = «{ $character }» no es una letra de esta lista. Quítala.
problem-space = Una palabra cada vez: quita el espacio.
problem-no-letters = Escribe primero unas letras.
problem-word-too-long = Aquí las palabras tienen { $most } letras como mucho. Acórtala.
problem-too-many-letters = Como mucho { $most } letras y comodines a la vez. Quita algunos.
problem-too-many-blanks = Como mucho { $most } comodines. Pon una letra en lugar de uno.
problem-unknown-lexicon =
    No hay ninguna lista llamada «{ $name }». { $nearest ->
        [none] Elige una de las de arriba.
       *[other] ¿Querías decir «{ $nearest }»?
    }
problem-damaged-lexicon = La lista «{ $name }» no se puede leer. Elige otra, o impórtala de nuevo.
problem-busy = Hay muchas consultas a la vez. Inténtalo de nuevo dentro de un momento.
problem-malformed = El servidor no lo ha entendido. Escríbelo otra vez.
problem-not-found = El servidor no conoce esta dirección. Recarga la página.
problem-internal = Algo ha fallado en el servidor. Inténtalo de nuevo.
problem-unreachable = El servidor no responde. ¿Sigue en marcha?
try-again = Reintentar

missing-title = Aquí no hay nada
missing-text = Quizá la dirección tenga una letra de más o de menos.
missing-back = Volver al inicio

## The start

start-title = Juegos de letras
start-heading = Cinco juegos de letras. ¿Cuál toca hoy?
start-name = Tu nombre
start-words-in = Palabras en
start-now = Jugar ya
start-learn = Aprender jugando
bot-teacher = Profesor
start-learn-first = ¿Primera vez? Aprende jugando
start-friends = Con amigos
start-device = En un dispositivo
start-mine = Tus mesas
start-open = Mesas abiertas
start-words = Buscar una palabra
start-games = Todas mis partidas
start-practice = Practicar y reto del día
start-companion = Hoja de puntos para la caja de verdad
card-other-words = Todavía no en { $language }: juegas con { $words }.
card-no-words = Todavía no se puede jugar: su lista de palabras no está en este servidor.
words-not-yet = Todavía sin palabras
words-missing = Este servidor todavía no tiene palabras en { $language }: falta la lista «{ $lexicon }». Quien lo lleva la añade con esta orden:
me-nameless = Invitado
join-go = Entrar
device-title = { $game } en un dispositivo
device-text = El dispositivo pasa de mano en mano después de cada turno. Una tapa oculta las cartas entretanto.
device-more = Un jugador más
table-waiting = esperando jugadores
table-playing = en juego
table-over = terminada
table-abandoned = Interrumpida
table-your-turn = Te toca
table-title = Mesa { $code }

## The waiting room

lobby-seats = Quién juega
lobby-free = Sitio libre
lobby-you = tú
lobby-sit = Sentarme
lobby-stand = Levantarme
lobby-add-bot = Añadir bot
lobby-remove = Quitar
lobby-add-seat = Un sitio más
lobby-remove-seat = Un sitio menos
lobby-waiting =
    { $count ->
        [one] Queda { $count } sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
lobby-start = Empezar la partida
lobby-host-starts = La partida empieza cuando lo diga quien abrió la mesa.
lobby-invite = Invitar a amigos
lobby-code = Código de esta mesa
lobby-link = Enlace
lobby-copy = Copiar
lobby-copied = Copiado
lobby-qr = Código QR con el enlace a esta mesa
lobby-words = Las palabras
lobby-edition = Palabras en
rules-how = Reglas
rules-title = Reglas de la casa
house-in-the-box = Como en la caja: { $value }
house-empty = En blanco: como en la caja, { $value }.

## Around every game

turn-yours = Te toca
turn-others = Un momento
scores-title = Puntos
scores-on-turn = le toca
scores-away = ausente
history-title = Lo ocurrido
tools-react = Decir algo
tools-table = Esta mesa
tools-sound = Sonido
tools-leave = Dejar la mesa
leave-text = Puedes volver a tu sitio cuando quieras, o abandonar la partida del todo.
leave-watching = La partida sigue sin ti.
leave-keep = Volver al inicio
leave-resign = Abandonar la partida
undo-asked = { $player } quiere deshacer la última jugada.
undo-agree = De acuerdo
undo-refuse = Mejor no
undo-waiting = Quieres deshacer tu jugada. Ahora deciden los demás.
undo-refused = Los demás prefieren que no: la partida sigue.
over-again = Jugar otra vez
over-offered = Hay otra partida lista: los demás esperan.
over-join = Unirme
over-watch = Mirar
over-start = Ir al inicio
cover-title = Pasa el dispositivo a { $player }
cover-text = Ahora no mira nadie más.
cover-ready = Soy { $player }
wire-lost = Se ha cortado la conexión. Volvemos a intentarlo; no pierdes nada.
wire-over = Esta mesa está cerrada.
close = Cerrar

## Hands, tables, drafts

hand-title = Tu mano
hand-shuffle = Mezclar
hand-sort = Ordenar
blank-title = ¿Qué letra va a ser?
grid-closer = Acercar
grid-further = Alejar
grid-recentre = Mostrar todo
cell-place = fila { $row }, columna { $column }
cell-card = { $card }, { $place }
classic-table = La mesa
draft-early = Podrás poner esto cuando te toque.
lay-go = Poner la palabra
lay-back = Recoger
lay-appeal = Preguntar a los demás
pass-go = Pasar
pass-sure = ¿Pasar de verdad?
exchange-begin = Cambiar
exchange-text = Elige las cartas que quieres cambiar.
exchange-action = También la carta de acción
exchange-go =
    { $count ->
        [one] Cambiar { $count } carta
       *[other] Cambiar { $count } cartas
    }
exchange-cancel = Me las quedo
pile-count =
    { $count ->
        [one] { $count } carta en el mazo.
       *[other] { $count } cartas en el mazo.
    }
question-accept = Aceptar
question-challenge = Impugnar
question-object = No aceptar
question-waiting = Ahora deciden los demás.
action-title = Tu carta de acción
action-play = Jugarla
action-keep = Guardar la carta

## What can stand in the way at a table

problem-no-such-table = No existe esa mesa. Comprueba el código.
problem-no-such-seat = No existe ese sitio. Elige otro.
problem-bad-name = Elige un nombre de entre uno y { $most } caracteres.
problem-not-yours = Solo puede hacerlo quien ocupa este sitio o abrió esta mesa.
problem-seat-taken = Alguien se ha adelantado: el sitio está ocupado. Elige otro.
problem-seat-free = Ahí todavía no se sienta nadie.
problem-seats-free = Aún quedan sitios libres. Ocúpalos o quítalos.
problem-already-started = La partida ya ha empezado. Puedes mirar.
problem-not-started = La partida aún no ha empezado.
problem-not-over = La partida aún no ha terminado.
problem-game-over = La partida ha terminado. Empieza otra.
problem-refused = Ahora no se puede hacer eso.
problem-too-often = Demasiado de golpe. Inténtalo de nuevo dentro de { $retry_seconds } s.
problem-full = Aquí ya no queda sitio. Las mesas que nadie visita desaparecen solas: prueba más tarde, o habla con quien lleva este servidor.
problem-wrong-origin = Esta página viene de otra dirección. Abre el juego en la suya.
problem-cannot-keep = El servidor no puede guardar la partida ahora. Inténtalo de nuevo.

## Rummy

rummy-round = Ronda { $round } de { $rounds }
rummy-row = Palabra { $number }
rummy-pile = Mazo
rummy-discard-here = Descartar aquí
rummy-draw = Sacar del mazo
rummy-take = Tomar { $card }
rummy-lay = Bajar las palabras, descartar { $card }
rummy-discard = Descartar { $card }
rummy-choose-discard = Elige un descarte
rummy-choose-letter = Elige la letra ×4
rummy-last-turn = último turno

## Word Thief

thief-words-of = Las palabras de { $player }
thief-no-words = Todavía sin palabras.
thief-bench = Taller
thief-all-placed = todo colocado
thief-steal =
    { $word }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: robarla
thief-steal-go = Robar
thief-drop-word = Sin esta palabra
swap-begin = No puedo jugar
swap-text =
    { $count ->
        [one] Elige { $count } carta para cambiarla. Cuesta { $points } puntos.
       *[other] Elige { $count } cartas para cambiarlas. Cuesta { $points } puntos.
    }
swap-go =
    { $count ->
        [one] Cambiar { $count } carta
       *[other] Cambiar { $count } cartas
    }

## Party

party-zones = Las zonas del reloj
party-tray =
    { $count ->
        [one] { $count } ficha en la bandeja
       *[other] { $count } fichas en la bandeja
    }
party-die = El dado muestra { $letter }
party-board = El tablero
party-roll = Tirar el dado
party-stop = Parar el reloj
party-no-room = Ya no cabe nada
party-no-room-said = Has dicho que ya no cabe ninguna palabra. Si los demás también lo dicen, la partida termina.
party-no-room-asked = Los demás dicen que ya no cabe otra palabra. Si estás de acuerdo, la partida termina.

## Reactions

reaction-bravo = ¡Bravo!
reaction-wow = ¡Guau!
reaction-hmm = Mmm…
reaction-oops = ¡Uy!
reaction-thanks = ¡Gracias!
reaction-hurry = ¡El tiempo vuela!
reaction-laugh = ¡Ja, ja, ja!
reaction-hello = ¡Hola!
