# The end of a game, and its great moments. winners and others are names, joined; count is how many
# they are, where a team counts as several; margin is by how many points, 0 where nobody is told.

result-open = Ver o resultado
result-review = Rever
result-picture = Imagem
result-hints =
    { $player }: { $count ->
        [one] uma dica
       *[other] { $count } dicas
    }
result-look = Ver a mesa
result-turns =
    { $game } · { $count ->
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
result-rounds =
    { $game } · { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
result-won =
    { $margin ->
        [0] Ganhaste!
       *[other] Ganhaste por { $margin }!
    }
result-tied = Empate: partilhas a vitória com { $others }.
result-tie = { $winners } partilham a vitória.
result-tie-teams = Empate: os Azuis e os Vermelhos partilham a vitória.
result-wins =
    { $count ->
        [one] { $winners } ganha.
       *[other] { $winners } ganham.
    }
result-wins-by =
    { $count ->
        [one] { $winners } ganha por { $margin }.
       *[other] { $winners } ganham por { $margin }.
    }
result-behind =
    { $points ->
        [one] Só te faltou { $points } ponto.
       *[other] Faltaram-te { $points } pontos.
    }
result-resigned = Desististe.
result-deserted = Os outros saíram.
result-deserted-about =
    { $points ->
        [one] O jogo acaba aqui. Ficas com { $points } ponto.
       *[other] O jogo acaba aqui. Ficas com { $points } pontos.
    }
result-deserted-other = Saíram todos menos { $winners }.
result-deserted-team = A outra equipa saiu.
result-nobody = Saíram todos: ninguém ganha.
result-places = Classificação
result-you = Tu
result-left = desistiu
result-best-play = Melhor jogada
result-best-word = Melhor palavra
result-longest = Palavra mais comprida: { $word } ({ $player })
result-share-play = Melhor jogada: { $words } ({ $points })
result-hand = Na mão no fim
result-of = { $player }, jogada { $turn }
result-of-round = { $player }, ronda { $turn }
result-chart = Os pontos, jogada a jogada
result-chart-rounds = Os pontos, ronda a ronda
result-turn = Jogada
result-round = Ronda
result-turning-you = Passaste para a frente de vez na jogada { $turn }.
result-turning-you-round = Passaste para a frente de vez na ronda { $turn }.
result-turning = { $player } na frente de vez desde a jogada { $turn }.
result-turning-round = { $player } na frente de vez desde a ronda { $turn }.
result-share = Partilhar
result-copied = Copiado
result-copy-by-hand = Copia este texto:

moment-whole-hand = A mão toda!
moment-nine = Vezes { $times }!
moment-steal = Que roubo!
moment-lock = Trancada de vez!
moment-big = Que jogada!
moment-task = Tarefa cumprida em grande!

## Words that were laid, for somebody who has no say in them

prompt-asked-watch = { $player } põe { $words }. Agora decidem os outros.
