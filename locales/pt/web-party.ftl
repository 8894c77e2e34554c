# The table of Party. team and onTurn are 0 for the Blues and 1 for the Reds.

party-team = { $team ->
    [0] Azuis
   *[1] Vermelhos
}
party-mine = { $team ->
    [0] Azuis
   *[1] Vermelhos
} · tu
party-you-are = Jogas pelos { $team ->
    [0] Azuis
   *[1] Vermelhos
}

## What to do now

# blue and red are what the teams rolled for the first turn
party-begins = Azuis { $blue }, Vermelhos { $red }: começam os { $team ->
    [0] Azuis
   *[1] Vermelhos
}.
party-roll-now = { $team ->
    [0] Azuis
   *[1] Vermelhos
}, lancem o dado das letras.
party-roll-theirs = Os { $team ->
    [0] Azuis
   *[1] Vermelhos
} lançam o dado das letras.
party-roll-again = { $team ->
    [0] Azuis
   *[1] Vermelhos
}, não há { $letter } entre as peças: lancem outra vez.
party-roll-again-theirs = Não há { $letter } entre as peças. Os { $team ->
    [0] Azuis
   *[1] Vermelhos
} lançam outra vez.
party-spot = Encontra { $letter }. Um toque errado custa uma vez aos { $team ->
    [0] Azuis
   *[1] Vermelhos
}.
party-spot-gentle = { $team ->
    [0] Azuis
   *[1] Vermelhos
}, encontrem { $letter } entre as peças e toquem-lhe.
party-spot-watched = Os { $team ->
    [0] Azuis
   *[1] Vermelhos
} procuram { $letter } entre as peças.
party-being-spotted = Pensem numa palavra com { $letter }: os { $team ->
    [0] Azuis
   *[1] Vermelhos
} andam à procura.
party-false-start = Partida falsa: os { $team ->
    [0] Azuis
   *[1] Vermelhos
} perdem uma vez. O tempo dos { $onTurn ->
    [0] Azuis
   *[1] Vermelhos
} começa sozinho.
party-run-found = Os { $team ->
    [0] Azuis
   *[1] Vermelhos
} acharam { $letter }: o vosso tempo corre.
party-run = O vosso tempo corre: ponham uma palavra com { $letter }.
party-run-free = O vosso tempo corre: ponham uma palavra qualquer.
party-theirs-found = Os { $team ->
    [0] Azuis
   *[1] Vermelhos
} acharam { $letter }: corre o tempo dos { $onTurn ->
    [0] Azuis
   *[1] Vermelhos
}.
party-theirs = Corre o tempo dos { $team ->
    [0] Azuis
   *[1] Vermelhos
}. Precisam de uma palavra com { $letter }.
party-theirs-free = Corre o tempo dos { $team ->
    [0] Azuis
   *[1] Vermelhos
}. Podem pôr qualquer palavra.
party-believe = Os { $team ->
    [0] Azuis
   *[1] Vermelhos
} põem { $words }. Acreditas?
party-agree = Os { $team ->
    [0] Azuis
   *[1] Vermelhos
} dizem que { $words } existe. Concordas?
party-decide = Os { $team ->
    [0] Azuis
   *[1] Vermelhos
} decidem se { $words } fica.
party-choose = Que letra conta ×{ $times }? Toquem numa das que puseram.
party-choose-theirs = Os { $team ->
    [0] Azuis
   *[1] Vermelhos
} escolhem a letra que conta ×{ $times }.
party-moment = Um momento…

## The button

party-stop-times = Parar: { $score } × { $times } = { $points }
party-stop-minus = Parar: { $score } − { $minus } = { $points }
party-stop-plain = Parar: { $points }
party-lay-first = Ponham uma palavra
party-tap-letter = Toca em { $letter }
party-wait = É com os { $team ->
    [0] Azuis
   *[1] Vermelhos
}
party-clock-comes = O tempo vai começar
party-best-letter = Escolher { $letter }
party-pass-detail = Não custa nada, nas duas últimas zonas 1 ou 5 pontos
party-no-room-detail = Se a outra equipa também o disser, o jogo acaba
party-chance-waits = Uma casa da Sorte: o dado rola a seguir

## Die, zones, Chance

party-die-waits = O dado das letras, ainda por lançar
party-chance-die = Dado da Sorte: { $face }
party-meanings = Zonas e dado da Sorte
party-zones-help = O tempo começa quando a outra equipa acha a vossa letra. A zona em que o param diz quanto conta a palavra.
party-zone-times = { $times ->
    [1] A palavra conta uma vez
   *[other] A palavra conta { $times } vezes
}
party-zone-minus = { $points ->
    [one] A palavra conta, menos { $points } ponto
   *[other] A palavra conta, menos { $points } pontos
}
party-zone-span = { $from }–{ $to } s
party-zone-ding = { $points ->
    [one] Tempo esgotado sem palavra: menos { $points } ponto.
   *[other] Tempo esgotado sem palavra: menos { $points } pontos.
}
party-chance-title = O dado da Sorte

## Before the first roll

party-ready-title = Vamos a isto?
party-ready-spot = Uma equipa lança uma letra, a outra procura-a entre as peças. Tocar na peça certa põe o tempo a correr.
party-ready-care = Olha bem: tocar numa peça errada custa a próxima vez.
party-ready-lay = Ponham uma palavra com essa letra e parem o tempo. Quanto mais cedo, mais conta: de ×4 até −5.
party-ready-hold = No telemóvel, carrega nas peças: uma lupa mostra as que estão à volta do dedo. Larga para tirar uma.
party-ready-still = Nada corre até carregares.
party-ready-rules = Todas as regras
party-ready-go = Vamos jogar
