# Texts of the terminal. A command-… lists the words that are understood, the first one is shown;
# English words are understood in every language.

## Commands

command-play = joga põe
command-ask = pergunta
command-exchange = troca
command-pass = passa
command-accept = aceito sim
command-challenge = contesto duvido
command-action = ação
command-decline = não guardo
command-draw = tiro
command-take = apanho
command-discard = descarto
command-roll = lanço
command-spot = achei
command-choose = escolho
command-no-room = cheio
command-steal = roubo
command-swap = troco
command-hint = dica
command-explain = explica
command-undo = desfaz
command-table = mesa
command-scores = pontos
command-rules = regras
command-save = guarda
command-help = ajuda
command-quit = sair
command-across = horizontal h
command-down = vertical v
command-all = tudo

## What each command does; usage is how it is typed

help-title = O que podes escrever:
help-word = Pôr uma palavra: escreve-a inteira e escolhe o sítio numa lista.
help-word-at = Ou diz onde começa e para onde vai; numa palavra em maiúsculas, as minúsculas são jokers.
help-word-best = Com um ponto de exclamação fica logo no melhor sítio.
help-bonus = Usar uma carta bónus: na letra que disseres ou na melhor.
help-play = Pôr uma palavra que também é um comando.
help-ask = Propor aos outros uma palavra que falta na lista.
help-exchange = Trocar cartas com o monte.
help-swap-action = Trocar a carta de ação, só ou com outras.
help-pass = Passar.
help-accept = Deixar passar a palavra de outro jogador.
help-challenge = Contestá-la.
help-action = Jogar a tua carta de ação pela metade a ou b.
help-decline = Guardar a carta de ação.
help-draw = Tirar do monte.
help-take = Apanhar o descarte à vista.
help-lay = Baixar palavras para a tarefa; diz o que descartas, ou escolhe-se o melhor.
help-lay-bonus = A carta bónus depois da palavra; o que conta quatro vezes depois de 4@.
help-discard = Não baixar nada e descartar uma carta.
help-roll = Lançar o dado das letras.
help-spot = Tocar na letra do dado, para o relógio deles andar; basta a letra.
help-choose = Escolher a letra do dado da Sorte.
help-no-room = Dizer que já não cabe nenhuma palavra.
help-thief-word = Formar uma palavra com a tua mão ou roubando; escolhes numa lista.
help-steal = Roubar uma palavra e fazer uma ou mais novas.
help-swap = Trocar três cartas, perdendo 10 pontos.
help-hint = Ver o que faria um bom jogador.
help-explain = Ver como se fez a última conta, ou quanto valeria uma palavra.
help-undo = Desfazer a tua última jogada, contra bots.
help-table = Ver a mesa outra vez.
help-scores = Ver todas as linhas da pontuação.
help-rules = Ler as regras.
help-save = Guardar o jogo, num ficheiro se o disseres.
help-quit = Guardar e sair.

## At the table

terminal-against = À mesa: { $players }.
terminal-how = Escreve { $help } para ver o que podes escrever, { $rules } para as regras.
terminal-resumed = O jogo continua onde o deixaste.
terminal-scores = Pontos
# The heading of a score: whose turn it was
terminal-turn = Vez { $turn }: { $player }.
terminal-pile = Monte: { $count }
terminal-hand = A tua mão
terminal-action-card = A tua carta de ação
terminal-tray = Bandeja
terminal-open-card = Descarte à vista
terminal-laid = { $player } baixou
terminal-round = Ronda { $round } de { $rounds }: { $task }
terminal-words-of = Palavras de { $player }
terminal-no-words = Nenhuma palavra aberta.
terminal-empty-table = A mesa está vazia.
terminal-word-at = { $word } { $direction } desde { $place }
terminal-letter = Letra: { $letter }
terminal-clock = Relógio: { $zone }
terminal-legend = l2 l3 letra ×2 ×3, w2 w3 palavra ×2 ×3, ? Sorte, * estrela

## Answers

terminal-which = Qual? Escreve o número.
terminal-choice =
    { $number }: { $what }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
terminal-more = Mais { $count }: diz onde.
terminal-no-choice = Não há número { $number }. Escreve um da lista, ou outra jogada.
terminal-fits-nowhere = { $word } não cabe em lado nenhum. Tenta outra palavra.
terminal-not-there = { $word } não cabe aí. Escreve-a sem o sítio para veres onde cabe.
terminal-missing = Para { $word } falta-te { $cards }. Tenta outra palavra.
terminal-not-a-word = «{ $typed }» tem sinais que aqui não são letras. Escreve só letras.
terminal-no-such-open-word = Não há nenhuma palavra aberta { $word } de outro jogador. Escolhe uma da mesa.
terminal-not-understood = Não percebi «{ $typed }». Escreve { $help } para veres o que podes escrever.
terminal-hint = Um bom jogador escreveria: { $move }
terminal-no-hint = Agora não tens nada a fazer.
terminal-nothing-scored = Ainda não houve pontos.
terminal-nothing-to-undo = Não tens nenhuma jogada para desfazer. Continua.
terminal-locked = trancada
terminal-saved = Guardado. Continua com: abecedar play --resume { $file }
terminal-not-saved = Não foi possível guardar ({ $reason }). Tenta: { $command } FICHEIRO
terminal-hand-over = Agora { $player }. Passa o teclado e carrega em Enter.
terminal-input-ended = Já ninguém escreve.
terminal-goodbye = Até à próxima!
