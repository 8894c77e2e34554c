# Texts of the terminal. A command-… lists the words that are understood, the first one is shown;
# English words are understood in every language.

## Commands

command-play = jugar poner
command-ask = preguntar
command-exchange = cambiar
command-pass = pasar paso
command-accept = aceptar sí si
command-challenge = impugnar dudar
command-action = acción accion
command-decline = no conservar
command-draw = sacar
command-take = tomar
command-discard = descartar
command-roll = tirar
command-spot = tocar
command-choose = elegir
command-no-room = lleno
command-steal = robar
command-swap = cambiar
command-hint = pista
command-explain = explicar
command-undo = deshacer
command-table = mesa
command-scores = puntos
command-rules = reglas
command-save = guardar
command-help = ayuda
command-quit = salir
command-across = horizontal h
command-down = vertical v
command-all = todo

## What each command does; usage is how it is typed

help-title = Lo que puedes escribir:
help-word = Poner una palabra: escríbela entera y elige el sitio en una lista.
help-word-at = O di dónde empieza y hacia dónde va; en una palabra en mayúsculas, las minúsculas son comodines.
help-word-best = Con un signo de exclamación va directamente al mejor sitio.
help-bonus = Usar una carta de premio: en la letra que digas, o en la mejor.
help-play = Poner una palabra que también es una orden.
help-ask = Proponer a los demás una palabra que no está en la lista.
help-exchange = Cambiar cartas con el mazo.
help-swap-action = Cambiar la carta de acción, sola o con otras.
help-pass = Pasar.
help-accept = Dar por buena la palabra de otro jugador.
help-challenge = Impugnarla.
help-action = Jugar tu carta de acción por su mitad a o b.
help-decline = Conservar la carta de acción.
help-draw = Sacar del mazo.
help-take = Tomar el descarte a la vista.
help-lay = Bajar palabras para el reto; di qué descartas, o se elige lo mejor.
help-lay-bonus = Una carta de premio, detrás de su palabra; lo que cuenta cuatro veces, detrás de 4@.
help-discard = No bajar nada y descartar una carta.
help-roll = Tirar el dado de letras.
help-spot = Tocar la letra del dado, para que corra su reloj; basta con la letra.
help-choose = Elegir la letra del dado de la Suerte.
help-no-room = Decir que ya no cabe ninguna palabra.
help-thief-word = Formar una palabra con tu mano o robando; eliges en una lista.
help-steal = Robar una palabra y formar una o varias nuevas.
help-swap = Cambiar tres cartas, perdiendo 10 puntos.
help-hint = Ver qué haría un buen jugador.
help-explain = Ver de dónde salen los últimos puntos, o cuánto valdría una palabra.
help-undo = Deshacer tu última jugada, contra bots.
help-table = Ver otra vez la mesa.
help-scores = Ver todas las líneas de la puntuación.
help-rules = Leer las reglas.
help-save = Guardar la partida, en un archivo si dices cuál.
help-quit = Guardar y salir.

## At the table

terminal-against = En la mesa: { $players }.
terminal-how = Escribe { $help } para ver qué puedes escribir, { $rules } para las reglas.
terminal-resumed = La partida sigue donde la dejaste.
terminal-scores = Puntos
# The heading of a score: whose turn it was
terminal-turn = Turno { $turn }: { $player }.
terminal-pile = Mazo: { $count }
terminal-hand = Tu mano
terminal-action-card = Tu carta de acción
terminal-tray = Bandeja
terminal-open-card = Descarte a la vista
terminal-laid = { $player } ha bajado
terminal-round = Ronda { $round } de { $rounds }: { $task }
terminal-words-of = Palabras de { $player }
terminal-no-words = No hay ninguna palabra abierta.
terminal-empty-table = La mesa está vacía.
terminal-word-at = { $word } { $direction } desde { $place }
terminal-letter = Letra: { $letter }
terminal-clock = Reloj: { $zone }
terminal-legend = l2 l3 letra ×2 ×3, w2 w3 palabra ×2 ×3, ? Suerte, * estrella

## Answers

terminal-which = ¿Cuál? Escribe su número.
terminal-choice =
    { $number }: { $what }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
terminal-more = { $count } más: di dónde.
terminal-no-choice = No hay ningún número { $number }. Escribe uno de la lista, u otra jugada.
terminal-fits-nowhere = { $word } no cabe en ningún sitio de la mesa. Prueba con otra palabra.
terminal-not-there = { $word } no cabe ahí. Escríbela sin el sitio para ver dónde cabe.
terminal-missing = Para { $word } te falta { $cards }. Prueba con otra palabra.
terminal-not-a-word = «{ $typed }» tiene signos que aquí no son letras. Escribe solo letras.
terminal-no-such-open-word = No hay ninguna palabra abierta { $word } de otro jugador. Elige una de la mesa.
terminal-not-understood = No he entendido «{ $typed }». Escribe { $help } para ver qué puedes escribir.
terminal-hint = Un buen jugador escribiría: { $move }
terminal-no-hint = Ahora no tienes nada que hacer.
terminal-nothing-scored = Todavía no hay puntos.
terminal-nothing-to-undo = No hay ninguna jugada tuya que deshacer. Sigue jugando.
terminal-locked = bloqueada
terminal-saved = Guardada. Sigue con: abecedar play --resume { $file }
terminal-not-saved = No se ha podido guardar la partida ({ $reason }). Prueba: { $command } ARCHIVO
terminal-hand-over = Ahora { $player }. Pasa el teclado y pulsa Intro.
terminal-input-ended = Ya no escribe nadie.
terminal-goodbye = ¡Hasta pronto!
