# Dicas para quem joga contra bots.

hint-title = Uma dica
hint-about = Escolha quanto deve dizer. As dicas são contadas e mostradas no fim.
hint-where = Onde procurar
hint-word = Que palavra
hint-play = A jogada toda
hint-cells = Olhe para o lugar marcado na mesa: { $place }.
hint-steal = Olhe para a palavra { $word } de { $player }.
hint-hand = Olhe só para a sua mão.
hint-length =
    { $count ->
        [one] Há aí uma palavra de { $count } letra.
       *[other] Há aí uma palavra de { $count } letras.
    }
hint-words = Experimente { $words }.
hint-scores = Vale { $points }:
hint-leaves = Deixa { $cards } na mão.
hint-leaves-nothing = Usa a mão toda.
hint-nothing = Não há nada para pôr. { $deed }
hint-do-pass = Só resta passar.
hint-do-exchange = Troque { $cards }.
hint-do-draw-pile = Tire do monte.
hint-do-draw-discards = Tire a carta do descarte.
hint-do-discard = Deite fora { $cards }.
hint-do-accept = Aceite a jogada.
hint-do-challenge = Conteste a jogada.
hint-do-action = Jogue a metade { $half } da sua carta de ação.
hint-do-keep = Guarde a sua carta de ação.
hint-do-other = Faça o que o botão oferece.
hint-none = Esta mesa não dá dicas: joga-se entre pessoas.
hint-not-now = A dica vem quando for a sua vez.
hint-no-lay = Agora não há nada para pôr.
hint-do-roll = Lança o dado.
hint-do-spot = Toca em { $tile } entre as peças.
