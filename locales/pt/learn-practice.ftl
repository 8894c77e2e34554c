# Treino: desafios, jogadas a descobrir, palavras curtas.

practice-title = Treino
practice-about = Um desafio por dia, as tuas jogadas outra vez, e as palavras curtas que ganham jogos.
practice-puzzles = Desafios do dia
practice-streak = Dias seguidos
practice-found-all = Melhores jogadas descobertas
practice-days =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
practice-open = Por tentar
practice-state-found =
    { $count ->
        [one] Descoberta à primeira
       *[other] Descoberta em { $count } tentativas
    }
practice-state-tried = { $percent } % até agora
practice-other-words = Palavras em { $language }
practice-earlier = Dias anteriores
practice-later = Dias seguintes
practice-day-found = melhor jogada descoberta
practice-puzzle-of = { $game }, { $day }
practice-find = Descobre a jogada que vale mais.
practice-find-it = Descobrir a melhor jogada
practice-find-letter = Descobre a palavra com { $letter } que vale mais.
practice-so-far =
    { $count ->
        [one] { $percent } % com { $count } tentativa
       *[other] { $percent } % com { $count } tentativas
    }
practice-percent = { $percent } %
practice-tries =
    { $count ->
        [one] { $count } tentativa
       *[other] { $count } tentativas
    }
practice-show = Mostrar a melhor jogada
practice-found = É essa: nada vale mais.
practice-more-there = Ainda há melhor.
practice-of = { $points } de { $best } pontos
practice-again = Tentar de novo
practice-see-table = Ver a mesa
practice-to-hub = Todo o treino
practice-share = Partilhar o resultado
practice-copy-by-hand = Copia este texto:
practice-best-is = A melhor jogada
practice-where = Está marcada na mesa e começa em { $place }.
practice-from-word = Rouba { $word }.
practice-second =
    { $points ->
        [one] A segunda melhor vale { $points } ponto.
       *[other] A segunda melhor vale { $points } pontos.
    }
practice-no-puzzle = Não há desafio para esse dia. Há desafios dos últimos dois meses, nas línguas cujas palavras estão aqui.
practice-no-turn = Nesta jogada não havia nada a pôr na mesa.
practice-own = Dos teus próprios jogos
practice-own-about = As jogadas dos teus jogos acabados em que mais ficou por aproveitar. Descobre agora o que lá estava.
practice-own-turn = Uma jogada tua
practice-own-none = Quando acabares um jogo, encontras aqui as tuas jogadas.
practice-own-look = Procurar jogadas
practice-own-missed = Fizeste { $points }; havia { $best }
practice-own-perfect = Aqui nada ficou por aproveitar. Muito bem!
practice-short = Palavras de duas e três letras
practice-short-about = Ligam palavras, gastam letras difíceis e aprendem-se depressa.
practice-short-drill = Treinar
practice-short-sheet = Em folha para imprimir
short-about = É palavra da lista, sim ou não? O que falhas volta depressa. Também servem as setas: esquerda é não, direita é sim.
short-length = Letras
short-question = Pergunta { $nth } de { $of }
short-no = Não é palavra
short-yes = É palavra
short-right = Certo:
short-wrong = Errado:
short-is = { $word } é palavra.
short-is-not = { $word } não é palavra.
short-score = { $right } de { $of } certas
short-missed = Para rever:
short-firm = { $count } de { $of } palavras deste tamanho já estão seguras.
short-again = Mais uma ronda
short-none = Esta lista não tem palavras desse tamanho.
short-print = Imprimir
short-heading = { $length } letras: { $count } palavras
practice-hint-about = Escolhe quanto deve dizer. As dicas ficam anotadas ao lado do resultado.
practice-hints =
    { $count ->
        [one] { $count } dica
       *[other] { $count } dicas
    }
