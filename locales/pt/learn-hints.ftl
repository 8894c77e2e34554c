# Dicas para quem joga contra bots.

hint-title = Uma dica
hint-about = Escolhe quanto deve dizer. As dicas são contadas e mostradas no fim.
hint-where = Onde procurar
hint-word = Que palavra
hint-play = A jogada toda
hint-cells = Olha para o lugar marcado na mesa: { $place }.
hint-steal = Olha para a palavra { $word } de { $player }.
hint-hand = Olha só para a tua mão.
hint-length =
    { $count ->
        [one] Há aí uma palavra de { $count } letra.
       *[other] Há aí uma palavra de { $count } letras.
    }
hint-words = Experimenta { $words }.
hint-scores = Vale
hint-leaves = Ficas com { $cards } na mão.
hint-leaves-nothing = Usas a mão toda.
hint-nothing = Não há nada para pôr. { $deed }
hint-do-pass = Só resta passar.
hint-do-exchange = Troca { $cards }.
hint-do-draw-pile = Tira do monte.
hint-do-draw-discards = Tira a carta do descarte.
hint-do-discard = Deita fora { $cards }.
hint-do-accept = Aceita a jogada.
hint-do-challenge = Contesta a jogada.
hint-do-action = Joga a metade { $half } da tua carta de ação.
hint-do-keep = Guarda a tua carta de ação.
hint-do-other = Faz o que o botão oferece.
hint-none = Esta mesa não dá dicas: jogam pessoas umas contra as outras.
hint-not-now = A dica vem quando for a tua vez.
hint-no-lay = Agora não há nada para pôr.
hint-do-roll = Lança o dado.
hint-do-spot = Toca em { $tile } na bandeja.
