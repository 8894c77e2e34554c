# Primeiras partidas guiadas. `$points` vem como expressão (“12 pontos”), palavras e cartas pelo nome.

lesson-title = Lição
lesson-step = Passo { $nth } de { $total }
lesson-next = Seguinte
lesson-show = Mostra-me
lesson-skip = Terminar a lição
lesson-skip-sure = Terminar mesmo?
lesson-play-on = Continuar a jogar
lesson-home = Para o início
lesson-other = Quase! Aqui experimentamos o que está marcado. “Mostra-me” faz isso por ti.
lesson-read-first = Lê primeiro e depois carrega em “Seguinte”.
lesson-now-lay = Agora { $card }, para o lugar marcado.
lesson-now-tap = Agora a carta { $card }.
lesson-now-press = Agora carrega em “{ $label }”.
lesson-now-back = Está lá outra coisa: recolhe-a primeiro, com “{ $label }”.
lesson-now-word = Agora a palavra { $word }.
lesson-now-pile = Agora o monte.
lesson-now-discards = Agora o descarte.
lesson-now-cell = Agora o lugar marcado.
lesson-begin = A mesa está a ser posta…

lesson-classic-welcome = Olá! Com as sete cartas da mão formam-se palavras que cruzam o que está na mesa. Ganha quem fizer mais pontos. Aqui não há pressa.
lesson-classic-first = Põe { $word }, da esquerda para a direita: arrasta cada carta marcada para o lugar marcado. Também podes tocar na carta e no lugar, ou escrever.
lesson-classic-doubled = { $word } soma { $sum } nas cartas, e a primeiríssima palavra conta a dobrar: { $points }. Já voltaste a ter sete cartas.
lesson-classic-accept = O professor pôs { $word }, por { $points }. Nesta mesa só se procura no dicionário quando alguém duvida. Esta está bem: aceita-a.
lesson-classic-leave = Repara: só ficam na mesa as cartas da última palavra. As outras foram para o descarte.
lesson-classic-cross = As palavras seguintes usam sempre o que está na mesa. Cruza com { $word }: o { $letter } já lá está.
lesson-classic-counts = { $word }: { $points }. A letra que já estava na mesa também conta para ti. Se se formassem outras palavras, contariam também.
lesson-classic-challenge = { $word }? Isso não é palavra nenhuma. Contesta-a!
lesson-classic-won = Duvidaste bem: { $word } não vem no dicionário. O professor recolhe as cartas e perde a vez. Uma palavra existente ficaria na mesa.
lesson-classic-bonus = Tens na mão uma carta bónus, ×{ $times }. Põe { $word } e depois a carta bónus sobre o teu { $letter }.
lesson-classic-bonus-why = { $word } vale { $sum }, vezes { $times }: { $points }. A carta bónus serve uma só vez. Uma por jogada, e nunca na primeira palavra.
lesson-classic-exchange = O professor trocou duas cartas, o que lhe gastou a vez. Também podes trocar ou passar: atrás do botão marcado.
lesson-classic-end = O jogo acaba quando o monte se esgota e alguém fica sem letras. O que ainda tiveres na mão é descontado; quem saiu recebe-o.
lesson-classic-done = É tudo. Continua esta partida contra um novato, ou volta ao início.

lesson-forfeit-welcome = Olá! É como o Clássico, com uma surpresa. Formam-se palavras com as cartas da mão, cruzando o que está na mesa. Aqui não há pressa.
lesson-forfeit-card = A surpresa é a tua carta de ação. Indica dois tipos de palavra: joga-a numa palavra tua que sirva e ganhas pontos, ou na de outro e tiras-lhos.
lesson-forfeit-action = { $word } serve para a tua carta de ação! Joga-a.
lesson-forfeit-action-why = +{ $bonus } da carta: { $word } rende ao todo { $points }. A carta vai para baixo do seu monte e já tens outra.
lesson-forfeit-end = Também podes trocar cartas, até a de ação, ou passar. Quando o monte se esgota e uma mão fica sem letras, desconta-se o que os outros têm.
lesson-forfeit-done = Já sabes jogar. Continua esta partida contra um novato, ou volta ao início.

lesson-rummy-welcome = Olá! O Rummy tem dez rondas. Em cada uma, todos tentam baixar palavras que cumpram uma tarefa. Aqui não há pressa.
lesson-rummy-task = A tarefa desta ronda: { $task }. A carta diz que palavras se pedem. As tuas sete cartas ainda não chegam.
lesson-rummy-draw = Cada vez começa por uma carta. Tira uma do monte.
lesson-rummy-discard = Ainda não podes baixar; deita fora a carta que menos ajuda: toca no descarte, depois em { $card }, depois no botão.
lesson-rummy-take = O professor deitou fora { $card }. Dá-te jeito! Tira-a do descarte.
lesson-rummy-lay = Agora já dá! Forma { $words } tocando nas cartas por ordem. { $card } vai para o descarte.
lesson-rummy-score = Tarefa cumprida: { $points }. As cartas que ficam fora das palavras podem custar pontos, conforme a tarefa.
lesson-rummy-last = Quando alguém cumpre a tarefa, os outros têm uma última vez. O professor não conseguiu e não recebe nada.
lesson-rummy-sheet = A folha mostra o que a ronda rendeu. Depois todos tiram até sete cartas, e a tarefa seguinte é { $task }.
lesson-rummy-again = Começou a ronda seguinte. Tira uma carta.
lesson-rummy-bonus = Normalmente há também cartas bónus no monte: em cada palavra pode ficar uma, que a dobra ou triplica. Um joker é qualquer letra.
lesson-rummy-end = Ao fim de dez rondas ganha quem tiver mais pontos. Às vezes convém baixar cedo, antes do outro.
lesson-rummy-done = Já sabes jogar Rummy. Continua esta partida contra um novato, ou volta ao início.

lesson-party-welcome = Olá! Duas equipas, um tabuleiro, e todas as letras à vista na bandeja. A tua equipa é a azul. Nesta lição o tempo espera por ti.
lesson-party-roll = É a tua vez. Lança o dado: mostra a letra que a palavra tem de conter.
lesson-party-found = { $letter }! A outra equipa encontrou um { $letter } na bandeja. Isso põe o teu tempo a correr; aqui está parado.
lesson-party-lay = Põe { $word } sobre a estrela, com o { $letter }, e depois para o tempo.
lesson-party-why = { $word }: a estrela dobra a primeira palavra, e parar cedo multiplica-a: { $points }.
lesson-party-spot = A outra equipa lançou { $letter }. Quanto mais cedo o encontrares, mais cedo lhe corre o tempo. Toca nele!
lesson-party-theirs = Puseram { $word }: { $points }. As casas coloridas dobram ou triplicam uma letra ou a palavra inteira.
lesson-party-roll-again = Outra vez a tua vez. Lança o dado.
lesson-party-lay-chance = { $letter }! Põe { $word }: chega a uma casa da Sorte. Depois para o tempo.
lesson-party-choose = O dado da Sorte diz: uma letra conta { $times } vezes. Escolhe o { $card }.
lesson-party-chance = A tua equipa fica com { $points }. O dado da Sorte também pode dar outra jogada ou mudar a seguinte.
lesson-party-zones = A faixa marcada é o teu tempo. Na primeira zona a palavra vale mais, depois cada vez menos; se o tempo acaba, a equipa perde pontos.
lesson-party-end = Cuidado numa partida a sério: quem toca na letra errada, ou não põe palavra, pode perder a vez. Acaba quando já nada cabe.
lesson-party-done = Já sabes jogar. Continua esta partida contra um novato – com o tempo a correr! – ou volta ao início.

lesson-thief-welcome = Olá! Põe palavras à tua frente e rouba as dos outros. Cada carta tem uma letra e um de quatro naipes. Aqui não há pressa.
lesson-thief-form = Começa com { $word }: toca nas cartas marcadas por ordem e depois no botão.
lesson-thief-mixed = { $word } rende { $points }. As cartas são de vários naipes, por isso fica à vista: podem roubá-la.
lesson-thief-steal = Agora o ladrão és tu. Toca em { $from } e faz dela { $word }: todas as suas cartas e { $count ->
    [one] uma das tuas
   *[other] { $count } das tuas
  }.
lesson-thief-stolen = { $from } é agora a tua { $word }: { $points }. A partir de cinco letras há pontos a mais pelo comprimento.
lesson-thief-plural = Só uma coisa é proibida: roubar fazendo apenas o plural. Qualquer outra palavra serve, com as letras por qualquer ordem.
lesson-thief-lost = Roubada! O professor fez { $word } da tua { $from }. Os pontos que ela rendeu são teus.
lesson-thief-lock = Joga pelo seguro: as cartas de { $word } são todas do mesmo naipe. Põe-na.
lesson-thief-locked = Um só naipe conta a dobrar: { $points }. E { $word } fica trancada: ninguém a pode roubar.
lesson-thief-split = Uma palavra roubada também pode dar duas ou mais: cada uma leva uma carta dela e uma tua, e nenhuma pode sobrar.
lesson-thief-swap = Se não puderes fazer nada, o botão marcado troca três cartas. Custa dez pontos.
lesson-thief-end = O jogo acaba quando o monte se esgota e alguém fica sem cartas, ou ninguém pode continuar. O que tiveres na mão é descontado.
lesson-thief-done = Já sabes jogar ao Ladrão de Palavras. Continua esta partida contra um novato, ou volta ao início.
