# Everything around a table: the start, the waiting room, who plays for whom, one device, settings.

loading = Un momento…

## The start

join-with-code = Entrar con un código
start-against = Bots con los que juegas
start-ended = Partidas terminadas
table-seats-free =
    { $count ->
        [one] { $count } sitio libre
        [many] { $count } de sitios libres
       *[other] { $count } sitios libres
    }
bots-title = ¿Contra quién juegas?
bots-text = «Jugar ya» sienta enseguida a estos bots. Un juego con menos sitios se queda con menos.
bots-number = Bot { $number }
bots-drop = Sin el bot { $number }
bots-more = Un bot más
bots-done = Listo
device-text-teams = Jugáis todos en este dispositivo: él dice a qué equipo le toca.
device-drop = Sin { $player }
prefs-title = Ajustes
prefs-left-hand = Para zurdos
prefs-left-hand-help = El botón de jugar está a la izquierda.
prefs-large-cards = Cartas más grandes
prefs-large-cards-help = Las cartas de la mano son más grandes y se leen mejor.
prefs-four-colours = Palos en cuatro colores vivos
prefs-four-colours-help = Toda la carta muestra su palo, no solo el signo de la esquina.

## The waiting room

together-title = Jugar juntos
together-hints = Pistas también entre personas
lobby-level = Nivel de { $player }
rules-time = Tiempo
rules-fine = Detalles
rules-count =
    { $count ->
        [one] { $count } regla, como siempre
        [many] { $count } de reglas, como siempre
       *[other] { $count } reglas, como siempre
    }
rules-changed =
    { $count ->
        [one] { $count } cambiada
        [many] { $count } cambiadas
       *[other] { $count } cambiadas
    }
minutes-count =
    { $count ->
        [one] { $count } minuto
        [many] { $count } de minutos
       *[other] { $count } minutos
    }
days-count =
    { $count ->
        [one] { $count } día
        [many] { $count } de días
       *[other] { $count } días
    }
away-title = Si alguien se ausenta
away-wait = Esperamos
away-ask = Pasados { $time }, los demás pueden dejar jugar a un bot
away-bot = Pasados { $time }, sigue un bot
away-forfeit = Pasados { $time }, queda fuera de la partida
away-time = Cuánto esperamos
turn-title = Cuánto puede durar un turno
turn-unlimited = Lo que haga falta
turn-up = Cuando se acaba el tiempo
turn-up-wait = Nada: el reloj solo avisa
turn-up-ask = Los demás pueden dejar jugar a un bot
turn-up-bot = Sigue un bot
turn-up-forfeit = Queda fuera de la partida
open-title = Mesa abierta
open-help = Sale en la página de inicio, y cualquiera puede entrar o mirar. Si no, hace falta el código.
problem-settings-refused = La mesa no se puede preparar así; el último cambio no se ha aplicado.

## Who plays for whom

seats-title = Quién juega por quién
seats-you = Juegas tú.
seats-here = está aquí
seats-bot-for-you = Un bot juega por ti: { $bot }.
seats-bot-plays = juega un bot: { $bot }
seats-away-until =
    { $count ->
        [one] ausente; dentro de { $count } segundo podrás dejar jugar a un bot
        [many] ausente; dentro de { $count } de segundos podrás dejar jugar a un bot
       *[other] ausente; dentro de { $count } segundos podrás dejar jugar a un bot
    }
seats-back = Recuperar mi sitio
seats-give = Que un bot juegue por mí
seats-let-bot = Que siga un bot
seats-level = Nivel del bot
seats-help = Quien vuelva puede recuperar su sitio cuando quiera.
away-you = Un bot juega por ti: { $bot }.
away-soon = { $player } no está. Podrás dejar jugar a un bot dentro de
away-now = { $player } sigue sin aparecer. ¿Que siga un bot? { $player } podrá recuperar su sitio cuando quiera.
watching-title = Estás mirando
watching-code = Para entrar, el código

## One device

pass-on-title = Fin de tu turno
pass-on-next = Después: { $player }. Mira antes tus puntos y tus cartas nuevas.
pass-on-done = Visto
