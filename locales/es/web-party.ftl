# The table of Party. team and onTurn are 0 for the Blues and 1 for the Reds.

party-team = { $team ->
    [0] Azules
   *[1] Rojos
}
party-mine = { $team ->
    [0] Azules
   *[1] Rojos
} · tú
party-you-are = Juegas con los { $team ->
    [0] Azules
   *[1] Rojos
}

## What to do now

# blue and red are what the teams rolled for the first turn
party-begins = Azules { $blue }, Rojos { $red }: empiezan los { $team ->
    [0] Azules
   *[1] Rojos
}.
party-roll-now = { $team ->
    [0] Azules
   *[1] Rojos
}, a tirar el dado de letras.
party-roll-theirs = Los { $team ->
    [0] Azules
   *[1] Rojos
} tiran el dado de letras.
party-roll-again = { $team ->
    [0] Azules
   *[1] Rojos
}, no hay { $letter } en la bandeja: a tirar otra vez.
party-roll-again-theirs = No hay { $letter } en la bandeja. Los { $team ->
    [0] Azules
   *[1] Rojos
} tiran otra vez.
party-spot = Busca la { $letter }. Un toque errado cuesta un turno a los { $team ->
    [0] Azules
   *[1] Rojos
}.
party-spot-gentle = { $team ->
    [0] Azules
   *[1] Rojos
}, a buscar la { $letter } en la bandeja y tocarla.
party-spot-watched = Los { $team ->
    [0] Azules
   *[1] Rojos
} buscan la { $letter } en la bandeja.
party-being-spotted = Piensa una palabra con la { $letter } mientras los { $team ->
    [0] Azules
   *[1] Rojos
} la buscan.
party-false-start = Salida en falso: los { $team ->
    [0] Azules
   *[1] Rojos
} pierden un turno. El reloj de los { $onTurn ->
    [0] Azules
   *[1] Rojos
} arranca solo.
party-run-found = Los { $team ->
    [0] Azules
   *[1] Rojos
} ya tienen la { $letter }: tu tiempo corre.
party-run = Tu tiempo corre: pon una palabra con la { $letter }.
party-run-free = Tu tiempo corre: pon la palabra que quieras.
party-theirs-found = Los { $team ->
    [0] Azules
   *[1] Rojos
} ya tienen la { $letter }: corre el tiempo de los { $onTurn ->
    [0] Azules
   *[1] Rojos
}.
party-theirs = Corre el tiempo de los { $team ->
    [0] Azules
   *[1] Rojos
}. Necesitan una palabra con la { $letter }.
party-theirs-free = Corre el tiempo de los { $team ->
    [0] Azules
   *[1] Rojos
}. Pueden poner cualquier palabra.
party-believe = Los { $team ->
    [0] Azules
   *[1] Rojos
} ponen { $words }. ¿Te lo crees?
party-agree = Los { $team ->
    [0] Azules
   *[1] Rojos
} dicen que { $words } existe. ¿De acuerdo?
party-decide = Los { $team ->
    [0] Azules
   *[1] Rojos
} deciden si { $words } se queda.
party-choose = ¿Qué letra cuenta ×{ $times }? Toca una de las que has puesto.
party-choose-theirs = Los { $team ->
    [0] Azules
   *[1] Rojos
} eligen la letra que cuenta ×{ $times }.
party-moment = Un momento…

## The button

party-stop-times = Parar: { $score } × { $times } = { $points }
party-stop-minus = Parar: { $score } − { $minus } = { $points }
party-stop-plain = Parar: { $points }
party-lay-first = Pon una palabra
party-tap-letter = Toca la { $letter }
party-wait = Turno de los { $team ->
    [0] Azules
   *[1] Rojos
}
party-clock-comes = El reloj está por arrancar
party-best-letter = Elegir la { $letter }
party-pass-detail = No cuesta nada; en las dos últimas zonas, 1 o 5 puntos
party-no-room-detail = Si el otro equipo también lo dice, la partida termina
party-chance-waits = Una casilla de la Suerte: luego rueda el dado

## Die, zones, Chance

party-die-waits = El dado de letras, aún sin tirar
party-chance-die = Dado de la Suerte: { $face }
party-meanings = Zonas y dado de la Suerte
party-zones-help = El reloj arranca cuando el otro equipo encuentra tu letra. La zona en que lo paras dice cuánto cuenta la palabra.
party-zone-times = { $times ->
    [1] La palabra cuenta una vez
   *[other] La palabra cuenta { $times } veces
}
party-zone-minus = { $points ->
    [one] La palabra cuenta, menos { $points } punto
   *[other] La palabra cuenta, menos { $points } puntos
}
party-zone-span = { $from }–{ $to } s
party-zone-ding = { $points ->
    [one] Tiempo agotado sin palabra: { $points } punto menos.
   *[other] Tiempo agotado sin palabra: { $points } puntos menos.
}
party-chance-title = El dado de la Suerte

## Before the first roll

party-ready-title = ¿Todo listo?
party-ready-spot = Un equipo tira una letra y el otro la busca en la bandeja. Un toque en la ficha correcta pone en marcha el reloj.
party-ready-care = Mira dos veces: tocar otra ficha cuesta tu próximo turno.
party-ready-lay = Pon una palabra con esa letra y para el reloj. Cuanto antes, más cuenta: de ×4 a −5.
party-ready-hold = En el teléfono, pulsa la bandeja: una lupa muestra las fichas alrededor del dedo. Suelta para tomar una.
party-ready-still = Nada corre hasta que pulses.
party-ready-rules = Todas las reglas
party-ready-go = A jugar
