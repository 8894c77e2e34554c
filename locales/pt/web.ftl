# Textos da aplicação web, em português europeu. Curtos, calorosos, na voz ativa.

header-language = Língua
header-theme-dark = Tema escuro
header-theme-light = Tema claro

words-title = Palavras em jogo
words-intro = Tira uma dúvida, ou vê o que se faz com as tuas letras.

lexicon-legend = Lista de palavras
word-count =
    { $count ->
        [one] { $count } palavra
        [many] { $count } de palavras
       *[other] { $count } palavras
    }

check-title = Vale ou não vale?
check-label = Escreve uma palavra
check-idle = A resposta aparece enquanto escreves.
check-valid = { $word } vale.
check-invalid = { $word } não está na lista.
check-search = Ver o que sai destas letras

part-noun = nome
part-adjective = adjetivo
part-verb = verbo
part-adverb = advérbio
part-other = outra classe de palavras

commonness-everyday = palavra do dia a dia
commonness-common = palavra comum
commonness-uncommon = palavra pouco comum
commonness-rare = palavra rara

find-title = O que sai destas letras?
find-label = As tuas letras (? é um joker)
find-blank = Juntar um joker
find-idle = Um joker vale por qualquer letra. Na resposta, essa letra vem em itálico.
find-none = Destas letras não sai nenhuma palavra. Junta mais uma, ou um joker.
find-total =
    { $count ->
        [one] Uma palavra, com { $length } letras.
        [many] { $count } de palavras, a mais longa com { $length } letras.
       *[other] { $count } palavras, a mais longa com { $length } letras.
    }
find-length = { $length } letras
find-more =
    { $rest ->
        [one] Mostrar mais (falta { $rest })
       *[other] Mostrar mais (faltam { $rest })
    }
find-blank-aloud = , joker: { $letters }

problem-foreign-letter = «{ $character }» não é uma letra desta lista. Tira-a.
problem-space = Uma palavra de cada vez: tira o espaço.
problem-no-letters = Escreve primeiro algumas letras.
problem-word-too-long = Aqui as palavras têm, no máximo, { $most } letras. Encurta-a.
problem-too-many-letters = No máximo { $most } letras e jokers de cada vez. Tira algumas.
problem-too-many-blanks = No máximo { $most } jokers. Troca um por uma letra.
problem-unknown-lexicon =
    Não há nenhuma lista chamada «{ $name }». { $nearest ->
        [none] Escolhe uma das de cima.
       *[other] Querias dizer «{ $nearest }»?
    }
problem-damaged-lexicon = Não se consegue ler a lista «{ $name }». Escolhe outra, ou importa-a de novo.
problem-busy = Há muita gente a perguntar ao mesmo tempo. Tenta de novo daqui a pouco.
problem-malformed = O servidor não percebeu. Escreve outra vez.
problem-not-found = O servidor não conhece este endereço. Recarrega a página.
problem-internal = Algo correu mal no servidor. Tenta de novo.
problem-unreachable = O servidor não responde. Ainda está ligado?
try-again = Tentar de novo

missing-title = Aqui não há nada
missing-text = Talvez o endereço tenha uma letra a mais ou a menos.
missing-back = Voltar ao início

## The start

start-title = Jogos de letras
start-heading = Cinco jogos de letras. Qual vai ser hoje?
start-name = O teu nome
start-words-in = Palavras em
start-now = Jogar já
start-learn = Aprender a jogar
bot-teacher = Professor
start-learn-first = Primeira vez? Aprende a jogar
start-friends = Com amigos
start-device = Num só aparelho
start-mine = As tuas mesas
start-open = Mesas abertas
start-words = Procurar uma palavra
start-games = Todos os meus jogos
start-practice = Treino e desafio do dia
start-companion = Folha de pontos para a caixa verdadeira
card-other-words = Ainda não há em { $language }: jogas com { $words }.
card-no-words = Ainda não dá para jogar: a lista de palavras não está neste servidor.
words-not-yet = Ainda sem palavras
words-missing = Este servidor ainda não tem palavras em { $language }: falta a lista «{ $lexicon }». Quem gere o servidor junta-a com este comando:
me-nameless = Convidado
join-go = Entrar
device-title = { $game } num só aparelho
device-text = Passam o aparelho depois de cada jogada. Uma capa esconde as cartas.
device-more = Mais um jogador
table-waiting = à espera de jogadores
table-playing = em jogo
table-over = terminado
table-abandoned = Interrompido
table-your-turn = É a tua vez
table-title = Mesa { $code }

## The waiting room

lobby-seats = Quem joga
lobby-free = Lugar livre
lobby-you = tu
lobby-sit = Sentar aqui
lobby-stand = Levantar
lobby-add-bot = Pôr um bot
lobby-remove = Retirar
lobby-add-seat = Mais um lugar
lobby-remove-seat = Menos um lugar
lobby-waiting =
    { $count ->
        [one] Há { $count } lugar por ocupar.
       *[other] Há { $count } lugares por ocupar.
    }
lobby-start = Começar o jogo
lobby-host-starts = O jogo começa quando o anfitrião quiser.
lobby-invite = Convidar amigos
lobby-code = Código desta mesa
lobby-link = Ligação
lobby-copy = Copiar
lobby-copied = Copiado
lobby-qr = Código QR com a ligação para esta mesa
lobby-words = As palavras
lobby-edition = Palavras em
rules-how = Regras
rules-title = Regras da casa
house-in-the-box = Como na caixa: { $value }
house-empty = Em branco: como na caixa, { $value }.

## Around every game

turn-yours = É a tua vez
turn-others = Um momento
scores-title = Pontuação
scores-on-turn = a jogar
scores-away = ausente
history-title = O que aconteceu
tools-react = Dizer algo
tools-table = Esta mesa
tools-sound = Som
tools-leave = Sair da mesa
leave-text = Podes voltar ao teu lugar quando quiseres, ou desistir do jogo.
leave-watching = O jogo continua sem ti.
leave-keep = Voltar ao início
leave-resign = Desistir do jogo
undo-asked = { $player } quer desfazer a última jogada.
undo-agree = Aceitar
undo-refuse = Prefiro que não
undo-waiting = Queres desfazer a tua jogada. Agora decidem os outros.
undo-refused = Os outros preferem que não: o jogo continua.
over-again = Jogar outra vez
over-offered = Há outro jogo pronto: os outros estão à espera.
over-join = Juntar-me a eles
over-watch = Assistir
over-start = Ir para o início
cover-title = Passa o aparelho a { $player }
cover-text = Agora mais ninguém olha.
cover-ready = Sou { $player }
wire-lost = A ligação caiu. A tentar de novo; nada se perde.
wire-over = Esta mesa está fechada.
close = Fechar

## Hands, tables, drafts

hand-title = A tua mão
hand-shuffle = Baralhar
hand-sort = Ordenar
blank-title = Que letra vai ser?
grid-closer = Aproximar
grid-further = Afastar
grid-recentre = Mostrar tudo
cell-place = linha { $row }, coluna { $column }
cell-card = { $card }, { $place }
classic-table = A mesa
draft-early = Podes jogar isto quando for a tua vez.
lay-go = Jogar a palavra
lay-back = Recolher
lay-appeal = Perguntar aos outros
pass-go = Passar
pass-sure = Passar mesmo?
exchange-begin = Trocar
exchange-text = Escolhe as cartas que queres trocar.
exchange-action = Também a carta de ação
exchange-go =
    { $count ->
        [one] Trocar { $count } carta
       *[other] Trocar { $count } cartas
    }
exchange-cancel = Ficar com elas
pile-count =
    { $count ->
        [one] { $count } carta no monte.
       *[other] { $count } cartas no monte.
    }
question-accept = Aceitar
question-challenge = Contestar
question-object = Não aceitar
question-waiting = Agora decidem os outros.
action-title = A tua carta de ação
action-play = Usar
action-keep = Guardar a carta

## What can stand in the way at a table

problem-no-such-table = Não há tal mesa. Confirma o código.
problem-no-such-seat = Não há tal lugar. Escolhe outro.
problem-bad-name = Escolhe um nome de um a { $most } caracteres.
problem-not-yours = Só quem tem este lugar ou esta mesa pode fazer isso.
problem-seat-taken = Alguém foi mais rápido: o lugar está ocupado. Escolhe outro.
problem-seat-free = Ainda ninguém está sentado aí.
problem-seats-free = Ainda há lugares livres. Ocupa-os ou retira-os.
problem-already-started = O jogo já começou. Podes assistir.
problem-not-started = O jogo ainda não começou.
problem-not-over = O jogo ainda não acabou.
problem-game-over = O jogo acabou. Começa outro.
problem-refused = Isso não se pode fazer agora.
problem-too-often = Demasiado de uma vez. Tenta de novo daqui a { $retry_seconds } s.
problem-full = Já não há lugar aqui. As mesas que ninguém visita desaparecem por si: tenta mais tarde, ou fala com quem gere este servidor.
problem-wrong-origin = Esta página vem de outro endereço. Abre o jogo no seu.
problem-cannot-keep = O servidor não consegue guardar o jogo agora. Tenta de novo.

## Rummy

rummy-round = Ronda { $round } de { $rounds }
rummy-row = Palavra { $number }
rummy-pile = Monte
rummy-discard-here = Descartar aqui
rummy-draw = Tirar do monte
rummy-take = Apanhar { $card }
rummy-lay = Baixar as palavras, descartar { $card }
rummy-discard = Descartar { $card }
rummy-choose-discard = Escolher o descarte
rummy-choose-letter = Escolher a letra ×4
rummy-last-turn = última vez

## Word Thief

thief-words-of = As palavras de { $player }
thief-no-words = Ainda sem palavras.
thief-bench = Bancada
thief-all-placed = tudo colocado
thief-steal =
    { $word }, { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }: roubar
thief-steal-go = Roubar
thief-drop-word = Sem esta palavra
swap-begin = Não posso jogar
swap-text =
    { $count ->
        [one] Escolhe { $count } carta para trocar. Custa { $points } pontos.
       *[other] Escolhe { $count } cartas para trocar. Custa { $points } pontos.
    }
swap-go =
    { $count ->
        [one] Trocar { $count } carta
       *[other] Trocar { $count } cartas
    }

## Party

party-zones = As zonas do relógio
party-tray =
    { $count ->
        [one] { $count } peça na bandeja
       *[other] { $count } peças na bandeja
    }
party-die = O dado mostra { $letter }
party-board = O tabuleiro
party-roll = Lançar o dado
party-stop = Parar o relógio
party-no-room = Não há lugar para uma palavra
party-no-room-said = A vossa equipa disse que já não há lugar. Se os outros também o disserem, o jogo acaba.
party-no-room-asked = Os outros dizem que já não há lugar para outra palavra. Se concordarem, o jogo acaba.

## Reactions

reaction-bravo = Bravo!
reaction-wow = Uau!
reaction-hmm = Hum…
reaction-oops = Ups!
reaction-thanks = Obrigado!
reaction-hurry = O tempo voa!
reaction-laugh = Ah ah ah!
reaction-hello = Olá!
