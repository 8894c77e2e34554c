# The stage of a game: bar, narration, menu, board.

# what the prompts of the games begin with, before the colon, when it is one's turn
stage-turn-lead = É a tua vez
stage-menu = Menu
stage-more = Outras ações
stage-word-ask = O que quer dizer { $word }?
stage-pile = O monte
stage-pile-last = últimas
stage-pile-empty = vazio
stage-sound-on = O som está ligado
stage-sound-off = O som está desligado
stage-undo-ask = A tua última jogada volta atrás, com tudo o que veio depois. É isso que queres?
stage-undo-yes = Sim, voltar atrás
stage-undo-no = Não, continuar

## One line under the bar; the points stand beside it

short-laid = { $player } põe { $words }
short-cut = { $player } começa. Corte: { $cards }
short-action-own = { $player } joga uma carta de ação: { $category }
short-action-against = { $player } joga uma carta de ação contra { $victim }: { $category }

## The action

act-wait = À espera de { $player }
act-others = Os outros decidem
act-lay-first = Põe cartas na mesa
act-watch = Estás a ver

## Classic and Forfeits

classic-ends = O jogo acaba quando o monte está vazio e alguém pôs todas as suas letras, ou quando todos passam duas vezes seguidas. As letras que ainda tiveres na mão custam então os seus pontos.
exchange-choose = Escolhe cartas
exchange-detail = Dar cartas e tirar outras tantas; custa a vez
pass-detail = Nenhum ponto nesta vez. Se todos passarem duas vezes seguidas, o jogo acaba.
action-help = Quando uma palavra acabada de pôr cumpre uma das duas condições, podes usar a carta: na tua palavra dá pontos, na dos outros tira-os. Depois tiras uma nova.
action-fits = serve
action-unfit = A tua carta não serve
action-pile =
    { $count ->
        [one] { $count } carta de ação no seu monte.
       *[other] { $count } cartas de ação no seu monte.
    }

grid-tools = Ver mais de perto

act-not-yet = Ainda não
act-no-word = Ainda não é palavra
act-one-more = Mais uma letra
act-gap = Há um buraco
act-join = Junta-a a uma palavra
act-line = Uma só linha
lay-where = Toca no lugar para { $card }.
lay-move = Toca noutro lugar para { $card }, ou outra vez na carta para a recolher.
lay-across = A próxima carta vai para o lugar marcado, e a palavra para a direita. Toca nesse lugar para ir para baixo.
lay-down = A próxima carta vai para o lugar marcado, e a palavra para baixo. Toca nesse lugar para ir para a direita.
bonus-help = Carta bónus ×{ $times }: toca numa letra que estás a pôr. Cada palavra com ela conta ×{ $times }.
bonus-help-main = Carta bónus ×{ $times }: toca numa letra que estás a pôr. A palavra principal conta ×{ $times }.
action-may = A tua carta de ação serve: usa-a, ou guarda-a para depois.
action-stays = A tua carta de ação não serve para esta palavra: ficas com ela. Nada a fazer.
action-will-fit = A tua carta de ação serve.
action-missed = O tempo acabou: ficas com a tua carta de ação.
stage-hint = Dica

## A table that stands still, and ways to the rules

paused-title = A mesa está em pausa
paused-text = O relógio está parado e os bots esperam.
paused-go = Continuar a jogar
refusal-rule = A regra: { $rule }
line-rule = A regra para isto
