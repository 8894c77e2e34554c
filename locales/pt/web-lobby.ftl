# Everything around a table: the start, the waiting room, who plays for whom, one device, settings.

loading = Um momento…

## The start

join-with-code = Entrar com um código
start-against = Bots contra quem jogas
start-ended = Jogos terminados
table-seats-free =
    { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
bots-title = Contra quem jogas?
bots-text = «Jogar já» senta logo estes bots à mesa. Um jogo com menos lugares leva menos.
bots-number = Bot { $number }
bots-drop = Sem o bot { $number }
bots-more = Mais um bot
bots-done = Pronto
device-text-teams = Jogam todos neste aparelho: ele diz de que equipa é a vez.
device-drop = Sem { $player }
prefs-title = Definições
prefs-left-hand = Para canhotos
prefs-left-hand-help = O botão da jogada fica à esquerda.
prefs-large-cards = Cartas maiores
prefs-large-cards-help = As cartas da mão são maiores e leem-se melhor.
prefs-four-colours = Naipes em quatro cores fortes
prefs-four-colours-help = A carta inteira mostra o naipe, não só o sinal no canto.

## The waiting room

together-title = Jogar em conjunto
together-hints = Dicas também entre pessoas
lobby-level = Nível de { $player }
rules-time = Tempo
rules-fine = Pormenores
rules-count =
    { $count ->
        [one] { $count } regra, como de costume
       *[other] { $count } regras, como de costume
    }
rules-changed =
    { $count ->
        [one] { $count } alterada
       *[other] { $count } alteradas
    }
minutes-count =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
days-count =
    { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
away-title = Se alguém se ausentar
away-wait = Esperamos
away-ask = Ao fim de { $time } os outros podem deixar jogar um bot
away-bot = Ao fim de { $time } um bot continua o jogo
away-forfeit = Ao fim de { $time } sai do jogo
away-time = Quanto tempo esperamos
turn-title = Quanto pode durar uma jogada
turn-unlimited = O tempo que for preciso
turn-up = Quando o tempo acaba
turn-up-wait = Nada: o relógio só avisa
turn-up-ask = Os outros podem deixar jogar um bot
turn-up-bot = Um bot continua o jogo
turn-up-forfeit = A pessoa sai do jogo
open-title = Mesa aberta
open-help = Aparece na página inicial, e qualquer pessoa pode entrar ou assistir. Senão, é preciso o código.
problem-settings-refused = A mesa não pode ser preparada assim; a última alteração não ficou feita.

## Who plays for whom

seats-title = Quem joga por quem
seats-you = Jogas tu.
seats-here = está cá
seats-bot-for-you = Um bot joga por ti: { $bot }.
seats-bot-plays = joga um bot: { $bot }
seats-away-until =
    { $count ->
        [one] ausente; daqui a { $count } segundo podes deixar jogar um bot
       *[other] ausente; daqui a { $count } segundos podes deixar jogar um bot
    }
seats-back = Voltar ao meu lugar
seats-give = Deixar um bot jogar por mim
seats-let-bot = Deixar jogar um bot
seats-level = Nível do bot
seats-help = Quem voltar pode retomar o lugar quando quiser.
away-you = Um bot joga por ti: { $bot }.
away-soon = { $player } não está. Podes deixar jogar um bot daqui a
away-now = { $player } continua sem aparecer. Deixar jogar um bot? { $player } pode retomar o lugar quando quiser.
watching-title = Estás a assistir
watching-code = Para entrar, o código

## One device

pass-on-title = O fim da tua vez
pass-on-next = A seguir: { $player }. Vê primeiro os teus pontos e as cartas novas.
pass-on-done = Já vi
