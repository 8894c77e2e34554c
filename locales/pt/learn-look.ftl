# Rever um jogo, e aprender com ele.

replay-title = O jogo outra vez
replay-running = O jogo até agora
replay-step = Passo { $step } de { $steps }
replay-first = Para o início
replay-back = Um passo atrás
replay-play = Ver o jogo
replay-pause = Pausa
replay-on = Um passo em frente
replay-last = Para o fim
replay-hands = As mãos
learn-share = Partilhar a ligação
learn-copied = Copiado.
learn-copy-by-hand = Copia esta ligação:
points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
review-title = Rever o jogo
review-watch = Ver o jogo outra vez
review-download = Guardar o jogo
review-bring = Abrir um jogo guardado
review-bring-bad = Não é um jogo guardado que se possa mostrar aqui: { $detail }
review-scores = Como foram os pontos
review-chart = Os pontos do início ao fim; os últimos estão em baixo.
review-looking = Estamos a ver cada jogada…
review-whose = As jogadas de quem?
review-sum = { $scored } dos { $best } pontos que se podiam fazer, se cada jogada contasse sozinha.
review-known = Palavras que podias ter visto
review-turns = Jogada a jogada
review-no-turns = Aqui não se podia pôr nada que valesse pontos.
review-turn = { $number }. { $player }
review-turning = Esta jogada decidiu muito.
review-played = Jogou
review-best = Mais pontos
review-maestro = O maestro
review-as-maestro = O maestro teria jogado o mesmo.
review-maestro-too = O maestro também teria jogado isso.
review-lost =
    { $points ->
        [one] Ficou { $points } ponto por fazer.
       *[other] Ficaram { $points } pontos por fazer.
    }
review-chance = Custou cerca de { $percent } em cem hipóteses de ganhar.
review-see = Ver na mesa
review-play-on = Continuar a partir daqui
grade-good = boa
grade-playable = aceitável
grade-missed = falhada
grade-missed-a-lot = muito falhada
deed-pass = passou
deed-exchange = trocou cartas
deed-swap = trocou cartas
deed-draw = tirou uma carta
deed-discard = deitou fora uma carta
deed-action = decidiu sobre a carta de ação
deed-no-room = não viu lugar
deed-stop = não pôs nada
deed-other = não pôs nada
play-on-about = Ficas no lugar de { $player }, mesmo antes desta jogada. Os outros são bots, com as mesmas cartas.
play-on-level = Como jogam os bots
play-on-go = Continuar
picture-open = Imagem
picture-title = Uma imagem da mesa
picture-send = Partilhar a imagem
picture-save = Guardar a imagem
picture-saved = Guardada como { $file }.
picture-in-words = A imagem em palavras
picture-lying = Na mesa: { $words }.
picture-words-of = { $player }: { $words }.
meaning-form = Uma forma de
meaning-unknown = Esta palavra não está na lista.
review-only = { $grade }: { $count }. Mostrar só estas jogadas.
review-with-action = com a carta de ação
