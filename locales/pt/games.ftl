# Texts of the five games, for the web app and the terminal.
# Values: player, victim, winners, players are names; team is team-0 or team-1; word, words, card,
# cards, letter, letters are written as on the cards, lists joined; points, count, times, number,
# round, turn are numbers. A refusal may use cards, cells, words, player, number, detail and count
# (how many cards, words or cells); a score line word, card, times, points and player.

## The games: name, pitch, what it is played with

game-classic = Clássico
game-classic-pitch = Cruza palavras numa mesa sem fim, onde só fica o que acabaste de usar.
game-forfeit = Prendas
game-forfeit-pitch = O Clássico com uma carta de ação na manga: premeia a tua palavra ou estraga a dos outros.
game-rummy = Rummy
game-rummy-pitch = Dez rondas, dez tarefas: tira, junta e baixa as palavras antes dos outros.
game-party = Festa
game-party-pitch = Duas equipas, uma bandeja de letras, um relógio: quanto mais depressa, mais vale.
game-thief = Ladrão de Palavras
game-thief-pitch = Forma uma palavra, ou rouba a de alguém e fá-la crescer.
game-players = { $least } a { $most } jogadores
language-pt = palavras portuguesas
language-fr = palavras francesas
language-en = palavras inglesas
language-ro = palavras romenas
language-es = palavras espanholas
language-de = palavras alemãs
language-it = palavras italianas
language-other = palavras em { $language }

## Small words

cards-count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
seconds-count =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
# head is a name, or several joined by commas
list-and = { $head } e { $last }
list-or = { $head } ou { $last }
# where last begins with the sound of I, or of O: Spanish has another word there
list-and-i = { $head } e { $last }
list-or-o = { $head } ou { $last }
card-blank = joker
card-bonus = carta bónus ×{ $times }
card-wild = carta livre
player-number = Jogador { $number }
team-0 = Os Azuis
team-1 = Os Vermelhos
direction-across = na horizontal
direction-down = na vertical

## Bots

bot-novato = Novato
bot-novato-help = Joga palavras do dia a dia e deixa escapar muita coisa.
bot-aprendiz = Aprendiz
bot-aprendiz-help = Conhece as regras e está a aprender a ver.
bot-casual = Descontraído
bot-casual-help = Conhece as palavras comuns e joga por gosto.
bot-habitual = Habitual
bot-habitual-help = Joga muitas vezes e conhece bem as palavras correntes.
bot-club = Clube
bot-club-help = Um bom jogador de clube: vê quase tudo o que há.
bot-veterano = Veterano
bot-veterano-help = Joga há anos e pouco lhe escapa.
bot-expert = Perito
bot-expert-help = Conhece palavras raras e pensa na jogada seguinte.
bot-maestro = Maestro
bot-maestro-help = Todas as palavras, e paciência para ver mais longe.
bot-greedy = Guloso
bot-greedy-help = Fica já com o máximo de pontos e não pensa mais.
bot-primer = Cartilha
bot-primer-help = Só conhece as duas mil palavras mais comuns, e joga-as bem.

## Refusals: what is wrong, and what to do instead

refusal-no-such-seat = Não há esse lugar nesta mesa. Escolhe um que esteja livre.
refusal-seat-left = Este lugar já saiu do jogo. Ainda podes assistir.
refusal-not-your-turn = Ainda não é a tua vez. Espera um momento.
refusal-stale = Tarde demais: o jogo já avançou. Olha para a mesa e decide de novo.
refusal-not-yet = Cedo demais: o jogo ainda não chegou aí. Espera pelo momento certo.
refusal-wrong-phase = Isso não se pode fazer agora. Vê de que está o jogo à espera.
refusal-game-over = O jogo acabou. Começa outro.
refusal-time-runs-back = O relógio desta mesa está adiantado em relação ao teu. Tenta de novo.
refusal-not-yours = Só quem está nesse lugar o pode fazer. Pede-lhe.
refusal-cannot-undo = Isto já não se pode desfazer. Continua daqui.
refusal-record-full = O registo deste jogo está cheio: já nada se pode desfazer e nenhum bot pode entrar. Continua a jogar, há espaço que chegue até ao fim.
refusal-paused = A mesa está em pausa. Retoma-a para jogar.
refusal-cannot-pause = Só quem joga apenas contra bots pode pôr a mesa em pausa.
refusal-malformed =
    { $detail ->
        [none] A mesa não percebeu. Tenta outra vez.
       *[other] A mesa não percebeu ({ $detail }). Diz outra vez.
    }
refusal-not-in-hand = Não tens { $cards } na mão. Joga com as cartas que tens.
refusal-blank-undeclared = Um joker precisa de uma letra. Diz qual representa.
refusal-unknown-word =
    { $count ->
        [one] { $words } não está na lista de palavras. Tenta outra.
       *[other] { $words } não estão na lista de palavras. Tenta outras.
    }
refusal-family-word =
    { $count ->
        [one] Essa palavra não se usa nesta mesa. Tenta outra.
       *[other] Essas palavras não se usam nesta mesa. Tenta outras.
    }
refusal-cell-twice = Duas cartas no mesmo lugar ({ $cells }). Dá um lugar a cada carta.
refusal-cell-taken = Esse lugar está ocupado ({ $cells }). Põe ao lado.
refusal-off-board = Isso fica fora do tabuleiro ({ $cells }). Joga lá dentro.
refusal-not-in-line = As cartas têm de ficar numa só linha ou coluna. Endireita a palavra.
refusal-gap = A palavra tem um buraco ({ $cells }). Fecha-o.
refusal-no-contact = A palavra não toca em nada. Liga-a ao que está na mesa.
refusal-nothing-laid = Ainda não puseste nada. Põe primeiro uma palavra.
refusal-already-answered = Já respondeste. Espera pelos outros.
refusal-not-asked = Desta vez a pergunta não é para ti. Espera pela tua vez.
refusal-first-word-too-short = A primeira palavra precisa de pelo menos duas letras. Junta mais uma.
refusal-bonus-on-first-word = Na primeira palavra não há carta bónus: ela já conta a dobrar. Guarda a carta.
refusal-one-bonus-card = Só uma carta bónus por jogada. Retira uma.
refusal-bonus-is-no-letter = Uma carta bónus não é letra. Põe-na sobre uma letra ou palavra que jogues.
refusal-bonus-needs-laid-letter = A carta bónus vai sobre uma letra que jogues agora. Escolhe uma dessas.
refusal-unknown-letter = { $cards } não é letra deste jogo. Escolhe outra.
refusal-nothing-exchanged = Diz que cartas queres trocar, ou passa.
refusal-pile-too-short =
    { $number ->
        [0] O monte acabou: já não há trocas. Joga uma palavra ou passa.
       *[other] O monte só tem { $number }. Troca menos cartas.
    }
refusal-no-appeal = { $words }: agora não se pode perguntar aos outros. Tenta outra palavra.
refusal-category-does-not-fit = Nenhuma palavra da jogada serve nessa metade da carta. Tenta a outra, ou guarda a carta.
refusal-draw-first = Primeiro tira uma carta: do monte ou do descarte.
refusal-drawn-already = Já tiraste. Agora baixa as palavras ou descarta uma carta.
refusal-no-card-to-draw = Aí não há cartas. Tira do outro monte.
refusal-hand-not-whole = { $number ->
        [one] Falta uma carta: toque também na que ficou na mão.
       *[other] As cartas baixadas e as que sobram têm de ser uma mão completa. Toque também nas que ficaram na mão.
    }
refusal-task-not-met = Estas palavras não cumprem a tarefa. Lê-a de novo, ou descarta e espera.
refusal-cards-left-over =
    { $count ->
        [one] Esta tarefa usa todas as cartas, e sobra { $cards }. Usa-a também, ou espera.
       *[other] Esta tarefa usa todas as cartas, e sobram { $cards }. Usa-as também, ou espera.
    }
refusal-word-too-short = Uma palavra tem pelo menos duas letras. Faz uma mais comprida.
refusal-no-bonus-cards = Nesta ronda não há cartas bónus. Baixa a palavra sem elas.
refusal-fourfold-not-named = Diz o que conta quatro vezes: uma letra ou uma palavra, como pede a tarefa.
refusal-nothing-fourfold = Nesta ronda nada conta quatro vezes. Tira isso.
refusal-just-taken = Acabaste de apanhar { $cards }: fica contigo esta vez. Descarta outra carta.
refusal-sitting-out = Esta ronda extra é só entre os primeiros. Fica a ver.
refusal-own-clock = É a outra equipa que liga o relógio. Procura entretanto a tua palavra.
refusal-false-started = Já partiste em falso nesta vez. Agora o relógio liga-se sozinho.
refusal-wrong-tile = { $cards } não é a letra do dado. Procura outra vez.
refusal-not-in-tray = A bandeja não tem { $cards } que chegue. Escolhe entre as peças que lá estão.
refusal-not-a-tile = { $cards } não é uma peça deste jogo. Usa letras e jokers.
refusal-joker-is-fixed = Um joker no tabuleiro mantém a sua letra ({ $cells }). Joga à volta dele.
refusal-star-not-covered = A primeira palavra tapa a estrela do centro. Põe-na lá.
refusal-rolled-letter-missing = A palavra precisa de { $cards }, a letra do dado, tirada da bandeja. Põe-na também.
refusal-joker-for-rolled-letter = Nenhum joker pode fazer de { $cards }, a letra do dado. Usa uma peça verdadeira.
refusal-not-placed-this-turn = Escolhe uma letra que acabaste de pôr.
refusal-already-said = A tua equipa já o disse. O jogo acaba quando os outros concordarem.
refusal-no-such-word = Essa palavra não está na mesa. Escolhe uma das que lá estão.
refusal-word-gone = { $words } já foi roubada e não está cá. Escolhe outra palavra.
refusal-own-word = { $words } já é tua. Rouba a outra pessoa.
refusal-locked-word = { $words } é de um só naipe: está trancada. Escolhe uma aberta.
refusal-card-used-twice = { $cards } aparece mais vezes do que há. Usa cada carta uma vez.
refusal-stolen-card-left-out = Todas as cartas da palavra roubada têm de ser usadas. Ainda sem lugar: { $cards }.
refusal-no-hand-card = { $words } precisa de uma carta nova da tua mão. Junta-lhe uma.
refusal-no-stolen-card = { $words } não tem nenhuma carta da palavra roubada. Cada palavra nova precisa de uma.
refusal-mere-plural = { $words } é só o plural. Muda mais a palavra.
refusal-order-not-kept = Nesta mesa as letras de { $words } mantêm a ordem. Põe as tuas pelo meio.
refusal-piece-broken = Nesta mesa os pedaços de { $words } ficam juntos. Não partas nenhum.
refusal-too-short-here = { $words } é curta de mais: nesta mesa uma palavra tem pelo menos { $number } letras. Faz uma mais comprida.
refusal-too-many-words =
    { $number ->
        [one] Nesta mesa uma palavra roubada dá uma só palavra. Não a dividas.
       *[other] Nesta mesa uma palavra roubada dá no máximo { $number } palavras. Divide-a menos.
    }
refusal-wrong-swap =
    { $number ->
        [one] Troca exatamente uma carta.
       *[other] Troca exatamente { $number } cartas.
    }
refusal-pile-empty = O monte acabou, não há com que trocar. Passa; não custa nada.
refusal-pile-not-empty = O monte ainda tem cartas: quem não pode jogar troca.

## Lines of a score

line-word = { $word }
line-bonus-card = Carta bónus ×{ $times } em { $word }
line-first-word = Primeira palavra ×{ $times }
line-all-cards = Mão inteira jogada
line-by-hand = Acertado à mão
line-hand-left = Cartas que ficaram na mão
line-collected = Cartas recolhidas de { $player }
# card is what the category asks for
line-action = Carta de ação: { $card }
line-action-against = Carta de ação de { $player }: { $card }
line-fourfold-letter = Letra { $card } ×{ $times } em { $word }
line-fourfold-word = { $word } ×{ $times }
# card is the name of the task
line-task = Tarefa { $card }: { $word }
line-unused = Por usar: { $card }
line-letters = Letras de { $word }
line-letter-premium = Casas de letra em { $word }
line-word-premium = Casas de palavra ×{ $times } para { $word }
line-chance = Dado da Sorte: { $card } ×{ $times }
# times is 0 in the zones that subtract
line-timer =
    { $times ->
        [0] Relógio numa zona negativa
       *[other] Relógio ×{ $times }
    }
line-pass = Passou
line-ding = Acabou o tempo
line-no-letter = Nenhuma letra do dado na bandeja
line-one-suit = { $word } de um só naipe ×{ $times }
line-long-word = { $word } é comprida
line-cannot-play = Trocou em vez de jogar
line-stolen = { $word } roubada por { $player }
line-total = Total

## House rules

house-undo = Voltar atrás
house-undo-help = Contra bots, ou se todos concordarem.
house-words = Palavras desconhecidas
house-words-help = Quem descobre que uma palavra não existe?
house-words-checked = Recusadas logo
house-words-challenge = Valem se ninguém contestar
house-challenge-seconds = Tempo para contestar
house-challenge-seconds-help = Quanto tempo têm os outros para pensar na palavra jogada.
house-seconds-default = Como na caixa
house-bonus-deck = Cartas bónus
house-bonus-deck-help = Quantas cartas que dobram ou triplicam uma palavra entram no monte.
house-bonus-deck-six = Seis: quatro ×2, duas ×3
house-bonus-deck-ten = Dez: oito ×2, duas ×3
house-bonus-deck-none = Nenhuma
house-bonus-on = A carta bónus multiplica
house-bonus-on-help = Uma letra pode pertencer a duas palavras da jogada.
house-bonus-on-every-word = Todas as palavras com essa letra
house-bonus-on-main-word = Só a palavra principal
house-fifty-for-letters = Os 50 só por letras
house-fifty-for-letters-help = As sete cartas da jogada têm de ser letras; uma carta bónus não conta entre elas.
house-deal-letters = Dar só letras
house-deal-letters-help = As mãos começam sem cartas bónus; baralham-se no monte depois de dar.
house-lost-challenge = Contestar sem razão custa
house-lost-challenge-help = O que acontece a quem duvida de uma palavra certa.
house-lost-challenge-nothing = Nada
house-lost-challenge-miss-turn = A vez seguinte
house-family-words = Sem palavrões
house-family-words-help = Palavrões e insultos são recusados, mesmo que estejam na lista de palavras.
house-agreement = Perguntar aos outros
house-agreement-help = Uma palavra que falta na lista vale se todos a aceitarem. Só entre pessoas.
house-action-deck = Cartas de ação
house-action-deck-help = Cada uma das oito cartas uma ou duas vezes.
house-action-deck-eight = Oito
house-action-deck-sixteen = Dezasseis
house-action-seconds = Tempo para as cartas de ação
house-action-seconds-help = Quanto tempo têm todos para decidir se jogam a carta de ação.
house-skip-unfit = Saltar quem não pode
house-skip-unfit-help = Só se pergunta a quem tem uma carta de ação que serve. É mais rápido, mas revela algo da tua carta.
house-starter = Quem começa
house-starter-help = O mais novo, se quiserem: escolham o lugar.
house-starter-lot = Por sorteio
house-discard-taken = Descartar o que acabaste de apanhar
house-discard-taken-help = Uma carta apanhada do descarte pode voltar logo para lá?
house-rounds = Rondas
house-rounds-help = Quantas rondas se jogam até se saber quem ganha.
house-turns-a-round = Vezes por ronda
house-turns-a-round-help = Depois de tantas vezes de cada um sem ninguém cumprir a tarefa, a ronda não vale para ninguém.
house-star-doubles = A estrela dobra
house-star-doubles-help = A primeira palavra conta a dobrar.
house-letter-die = Dado das letras
house-letter-die-help = Que vinte letras tem o dado.
house-letter-die-pairs-and-j = Letras com pelo menos duas peças, e J
house-letter-die-initials = Letras que começam muitas palavras
house-letter-die-common = As letras mais comuns
house-rolls = Lançamentos do dado das letras
house-rolls-help = Quantas vezes uma equipa pode lançar até haver a letra.
house-zone-seconds = Duração das zonas do relógio
house-zone-seconds-help = Seis números de segundos, de ×4 a −5.
house-spotting-seconds = Tempo para achar a letra
house-spotting-seconds-help = Depois o relógio liga-se sozinho.
house-chance-rolls = O dado da Sorte rola
house-chance-rolls-help = Quando uma palavra tapa várias casas da Sorte.
house-chance-rolls-per-turn = Uma vez por jogada
house-chance-rolls-per-square = Uma vez por casa
house-chance-letter = A letra do dado da Sorte conta
house-chance-letter-help = Antes ou depois das casas de palavra.
house-chance-letter-after-premiums = Depois das casas, uma vez
house-chance-letter-as-premium = Como uma casa de letra
house-best-chance-letter = A melhor letra escolhe-se sozinha
house-best-chance-letter-help = O dado da Sorte fica com a letra mais cara sem perguntar.
house-chance-seconds = Tempo para escolher a letra
house-chance-seconds-help = Depois fica a melhor letra.
house-gentle = Sem castigos
house-gentle-help = Um engano é recusado em vez de custar uma vez.
house-untimed = Sem relógio
house-untimed-help = Cada palavra conta uma vez e o tempo nunca acaba.
house-open-drafts = Tentativas à vista
house-open-drafts-help = A outra equipa vê como experimentas as peças.
house-stop-endless-passing = Acabar quando ninguém joga
house-stop-endless-passing-help = O jogo acaba quando cada equipa tem três vezes seguidas sem palavra.
house-rearranging = Letras da palavra roubada
house-rearranging-help = O que o ladrão pode fazer à sua ordem.
house-rearranging-free = Qualquer ordem
house-rearranging-order-kept = Mantêm a ordem
house-rearranging-contiguous-pieces = Ficam em pedaços inteiros
house-victim-loses = A vítima perde os pontos
house-victim-loses-help = O que a palavra roubada tinha rendido é retirado.
house-shortest-word = Palavra mais curta
house-shortest-word-help = De quantas letras precisa uma palavra.
house-most-words = Palavras de uma divisão
house-most-words-help = Quantas palavras pode um ladrão fazer de uma roubada. Com 1 ninguém divide palavras.
option-on = Sim
option-off = Não

## What the game waits for

prompt-wait = À espera de { $player }.
prompt-over = O jogo acabou.
prompt-classic-first = É a tua vez: põe a primeira palavra. Conta a dobrar.
prompt-classic-turn = É a tua vez: põe uma palavra que cruze ou continue outra, troca cartas ou passa.
prompt-asked-challenge = { $player } põe { $words }. Acreditas? Aceita ou contesta.
prompt-asked-agreement = { $player } põe { $words }, que não está na lista. Aceitas?
prompt-forfeit-action = { $player } marcou com { $words }. Jogas a tua carta de ação?
prompt-rummy-draw = É a tua vez: tira do monte ou apanha { $card }, que está à vista.
prompt-rummy-discard = Baixa palavras para { $task }, se puderes, e descarta uma carta.
prompt-rummy-last-turn = A tarefa foi cumprida: esta é a tua última vez nesta ronda.
prompt-party-roll = É a vossa vez: lancem o dado das letras.
prompt-party-spot = Encontra a letra { $letter } na bandeja e toca-lhe: é isso que liga o relógio deles.
prompt-party-being-spotted = A vossa letra é { $letter }. Procurem uma palavra: o relógio liga-se assim que eles acharem a peça.
prompt-party-run = Ponham uma palavra com { $letter } e parem o relógio.
prompt-party-run-free = Ponham uma palavra qualquer e parem o relógio.
prompt-party-choose = Que letra conta ×{ $times }? Escolham uma das que puseram.
prompt-thief-turn = É a tua vez: forma uma palavra com a tua mão ou rouba uma. Se nada der, troca cartas.
prompt-thief-last = É a tua vez: o monte acabou. Forma uma palavra, rouba uma ou passa.

## News: what happened

news-cut = Tiram-se cartas: { $cards }. Começa { $player }.
news-drew =
    { $player } tira { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
news-drew-own = Tiras { $cards }.
news-discarded =
    { $player } troca { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
news-discarded-own = Pões { $cards } de parte.
news-discarded-left = As cartas de { $player } vão para o descarte.
news-laid =
    { $player } põe { $words } por { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
news-asked-challenge =
    Alguém contesta { $words }? { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } para o dizer.
news-asked-agreement =
    A lista não tem { $words }. Todos aceitam? { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } para o dizer.
news-accepted = { $player } aceita.
news-challenged-wrong =
    { $count ->
        [one] { $player } contesta, e tem razão: { $words } não está na lista.
       *[other] { $player } contesta, e tem razão: { $words } não estão na lista.
    }
news-challenged-right = { $player } contesta, mas a jogada vale.
news-objected = { $player } não aceita.
news-agreed = Todos aceitam { $words }.
news-took-back = { $player } retira as cartas e joga de novo.
news-took-back-lost = { $player } retira as cartas e perde a vez.
news-scored =
    { $player } marca { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
news-cleared =
    { $count ->
        [one] { $count } carta por usar sai da mesa.
       *[other] { $count } cartas por usar saem da mesa.
    }
news-passed = { $player } passa.
news-will-miss = { $player } vai perder a próxima vez.
news-missed = { $player } perde esta vez.
news-hand-shown = { $player } ainda tem { $cards }.
news-ended =
    { $count ->
        [one] { $winners } ganha.
       *[other] { $winners } partilham a vitória.
    }
news-action-drawn = { $player } tira uma carta de ação.
news-action-drawn-own = A tua carta de ação: { $card }.
news-action-window =
    Quem joga uma carta de ação? { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } para decidir.
news-action-answered = { $player } já decidiu.
news-action-played-own =
    { $player } joga uma carta de ação, { $category }: mais { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
news-action-played-against =
    { $player } joga uma carta de ação, { $category }: { $victim } perde { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
news-actions-over = Acabaram-se as cartas de ação.
news-action-given-back = { $player } troca a carta de ação.
news-turned-over = A primeira carta à vista é { $card }.
news-round = Ronda { $round }: { $task }. Começa { $player }.
news-round-extra = Ronda extra { $round } entre { $players }: { $task }. Começa { $player }.
news-took = { $player } apanha { $card } do descarte.
news-laid-task = { $player } cumpre a tarefa com { $words }.
news-discarded-card = { $player } descarta { $card }.
news-last-turns = Uma última vez para { $players }.
news-recycled =
    O descarte torna-se um novo monte: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
news-round-over-met = A ronda acabou.
news-round-over-void = Ninguém cumpre a tarefa: a ronda não vale pontos.
news-round-score =
    { $player } marca { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } nesta ronda.
news-put-away = As cartas de { $player } vão para baixo do descarte.
news-spread =
    { $count ->
        [one] { $count } peça à vista na bandeja.
       *[other] { $count } peças à vista na bandeja.
    }
news-first-rolls = Primeiros lançamentos: { $letters }. { $team } começam.
news-team-turn = Vez { $turn }: { $team }.
news-team-turn-free = Vez { $turn }: { $team }, sem dado das letras.
news-rolled = { $player } lança o dado: { $letter }.
news-rolled-in-vain = { $player } lança o dado: { $letter }, mas na bandeja não há nenhuma.
news-false-start = { $player } toca em { $card }: partida falsa. { $team } perdem a próxima vez.
news-started-spotter = { $player } acha { $letter }: o relógio anda.
news-started-limit = Ninguém achou { $letter }: o relógio liga-se sozinho.
news-started-itself = Já: procurem uma palavra.
news-early-stop = { $player } para o relógio sem nada posto. { $team } perdem a próxima vez, e o tempo continua.
# reason is the text of a refusal
news-rejected = { $player } para cedo demais. { $reason } O tempo continua.
# zone is the text of a zone
news-stopped = { $player } para o relógio em { $zone }: { $words }.
news-stopped-untimed = { $player } põe { $words }.
news-tiles-back = As peças voltam para a bandeja e o tempo continua.
news-stood = A palavra vale.
news-stood-chance = A palavra vale, e rola o dado da Sorte.
# face is the text of a face of the Chance die
news-chance-rolled = Dado da Sorte: { $face }
news-chosen =
    { $letter } conta mais: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
news-team-scored =
    { $team } marcam { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
news-no-word-passed =
    { $player } passa. { $team }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
news-no-word-ding =
    Ding! Acabou o tempo. { $team }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
news-no-word-rolls-failed = Nenhuma letra lançada está na bandeja. { $team } passam.
news-team-will-miss = { $team } vão perder a próxima vez.
news-team-missed = { $team } perdem esta vez.
news-said-no-room = { $team } dizem que não há lugar para mais palavras.
news-gone = { $player } já não está: ninguém espera por essa resposta.
# winners are teams
news-team-ended =
    { $count ->
        [one] { $winners } ganham.
       *[other] { $winners } partilham a vitória.
    }
news-dealer-drawn = Tiram-se cartas: { $cards }. Dá { $player }.
news-stole =
    { $player } rouba { $stolen } a { $victim } e faz { $words }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
news-placed = { $words } fica à vista: os outros podem roubá-la.
news-placed-locked = { $words } é de um só naipe: fica trancada.
news-swapped = { $player } não pode jogar e troca { $cards }.
news-left = { $player } sai do jogo.
news-handed-over-bot = A partir de agora um bot joga por { $player }.
news-handed-over-person = { $player } volta a jogar em pessoa.
news-undone = O jogo volta um pouco atrás.

## Why a game ended

end-out-of-cards = O monte acabou e alguém jogou a última carta.
end-passes = Todos passaram, por isso o jogo acaba.
end-stalled = Há três vezes de cada um que ninguém pontua nem troca cartas.
end-challenges = Perderam-se demasiadas vezes seguidas em contestações.
end-last-player = Todos os outros saíram.
end-empty-tray = A bandeja está vazia.
end-rolls-failed = As duas equipas lançaram em vão.
end-no-room = Já não cabe nenhuma palavra.
end-agreed = As duas equipas dizem que não há lugar.
end-endless-passing = Já ninguém põe palavras.
end-team-left = Uma equipa ficou sem ninguém.
end-rounds = Jogaram-se todas as rondas.

## Tasks of Rummy

task-dois-e-bom = Dois É Bom
task-dois-e-bom-help = Três palavras de duas letras; a carta que sobra desconta.
task-quanto-mais-melhor = Quanto Mais Melhor
task-quanto-mais-melhor-help = Até três palavras de duas letras: mais 3 pontos pela segunda, 6 pela terceira.
task-trio-de-tres = Trio de Três
task-trio-de-tres-help = Duas palavras de três letras; a carta que sobra desconta.
task-cinco-vence = Cinco Vence
task-cinco-vence-help = Uma palavra de cinco letras. Com outra de duas, mais 5 pontos; senão, as que sobram descontam.
task-seis-estrelas = Seis Estrelas
task-seis-estrelas-help = Uma palavra de seis letras; a carta que sobra desconta.
task-tudo-ou-nada = Tudo ou Nada
task-tudo-ou-nada-help = Todas as tuas cartas, em quantas palavras quiseres.
task-bingo = Bingo!
task-bingo-help = Uma palavra de sete letras, por mais 50 pontos. Sem cartas bónus.
task-letra-quadrupla = Quádrupla de Letra
task-letra-quadrupla-help = Todas as tuas cartas; uma letra à escolha conta quatro vezes.
task-palavra-quadrupla = Quádrupla de Palavra
task-palavra-quadrupla-help = Todas as tuas cartas; uma palavra à escolha conta quatro vezes.

## Categories of action cards: what a word must be. set is the letters run together.

# a and b are the two categories of a card
action-card = a) { $a }; b) { $b }
category-starts-with = começa por { $letter }
category-ends-with = acaba em { $letter }
category-length =
    tem exatamente { $count ->
        [one] { $count } letra
       *[other] { $count } letras
    }
category-length-at-least =
    tem pelo menos { $count ->
        [one] { $count } letra
       *[other] { $count } letras
    }
category-doubled-letter = tem uma letra repetida seguida
category-value-at-least =
    tem uma letra que vale pelo menos { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
category-between =
    { $set ->
        [AEIOU] começa e acaba em vogal
       *[other] começa e acaba em { $letters }
    }
category-contains-any = contém { $letters }
category-count-of =
    { $set ->
        [AEIOU] tem pelo menos { $count } vogais
       *[other] tem pelo menos { $count } de { $letters }
    }
category-value = +{ $own } na tua palavra, −{ $against } na dos outros

## Suits of Word Thief, by their shapes

suit-1 = triângulo
suit-2 = círculo
suit-3 = quadrado
suit-4 = losango

## The board of Party

square-double-letter = L×2
square-double-letter-help = A letra conta a dobrar
square-triple-letter = L×3
square-triple-letter-help = A letra conta a triplicar
square-double-word = P×2
square-double-word-help = A palavra conta a dobrar
square-triple-word = P×3
square-triple-word-help = A palavra conta a triplicar
square-chance = ?
square-chance-help = Sorte: lança o dado da Sorte no fim da jogada
square-star = ★
square-star-help = A estrela: a primeira palavra tapa-a

## The dice and the timer of Party

chance-letter = uma letra conta ×{ $times }.
chance-no-letter-die = na próxima vez, sem dado das letras.
chance-play-again = joguem outra vez já.
chance-opponents-from = os outros começam em ×{ $times }.
zone-times = ×{ $times }
zone-minus = −{ $points }
timer-left =
    { $zone }, { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    } nesta zona
