# The table of Word Thief: words that can be stolen, the workbench, the action.

thief-own-word =
    { $points ->
        [one] { $word }, { $points } ponto: tua
       *[other] { $word }, { $points } pontos: tua
    }
thief-locked-word =
    { $points ->
        [one] { $word }, { $points } ponto: trancada
       *[other] { $word }, { $points } pontos: trancada
    }
# before words folded to one line
thief-line-yours = tuas:
thief-line-locked = trancadas:
thief-why-own = Estas palavras são tuas: os outros podem roubá-las, tu não.
thief-why-locked = Cada uma destas palavras é de um só naipe, por isso estão trancadas: ninguém as pode roubar.
thief-picked = { $word } está na bancada. “Recolher” devolve-a ao seu lugar.
thief-from = De { $word }:
thief-need-place =
    { $count ->
        [one] falta colocar uma
       *[other] falta colocar { $count }
    }
thief-put-back = Devolver { $word }
thief-split = Dividir em { $count } palavras
thief-hint = Toca nas tuas cartas para formar uma palavra, ou numa palavra tracejada para a roubar.
thief-wild-help = Uma carta livre é qualquer letra de qualquer naipe e não vale pontos. Quando a palavra é roubada, pode passar a outra letra.
thief-prompt-steal = Faz de { $word } algo mais longo: todas as suas cartas e pelo menos uma tua.
thief-ends = Com o monte vazio, o jogo acaba quando alguém fica sem cartas ou quando todos passam seguidos. As letras que sobram na mão descontam.
thief-hand-costs =
    { $points ->
        [one] O monte acabou. O que tens na mão custar-te-ia { $points } ponto no fim.
       *[other] O monte acabou. O que tens na mão custar-te-ia { $points } pontos no fim.
    }

## The action: what it does, or what is missing

thief-begin = Forma ou rouba uma palavra
thief-new-word = Faz outra palavra de { $word }
thief-put = Falta colocar { $cards }
thief-put-many = Coloca mais { $count } cartas
thief-add-own = Junta uma carta tua
thief-add-stolen = Junta uma carta roubada
thief-longer = Alonga a palavra
thief-plural = Um plural não é roubo
thief-unknown = Não existe: { $word }
thief-swap-choose =
    { $count ->
        [one] Escolhe mais uma carta
       *[other] Escolhe mais { $count } cartas
    }

## One line under the bar

short-stole = { $player } rouba { $stolen }: { $words }
