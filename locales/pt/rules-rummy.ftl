# The rules of Rummy, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-rummy-idea = Dois a quatro jogadores, { $rounds } rondas. Cada ronda tem uma tarefa, por exemplo três palavras de duas letras. Tira e descarta até a tua mão a conseguir cumprir.
rules-rummy-tasks = As cartas de ronda: dez, com nove tarefas diferentes, por qualquer ordem.
rules-rummy-set = Letras, jokers e cartas bónus baralham-se no monte, e a carta de cima começa o descarte. Baralham-se as cartas de ronda e vira-se a de cima: a tarefa da primeira ronda. Cada um recebe { $hand } cartas.
rules-rummy-starter = Pelo folheto começa o mais novo; aqui decide a sorte, a não ser que a mesa nomeie alguém. Cada ronda seguinte é começada pelo jogador seguinte.
rules-rummy-turn = Na tua vez: tira uma carta, baixa palavras que cumpram a tarefa, se puderes e quiseres, e descarta uma carta.
rules-rummy-draw = Tira do monte, ou leva a carta de cima do descarte. A carta que acabaste de levar do descarte pode voltar a ser descartada.
rules-rummy-lay = Baixas uma vez por ronda, todas as palavras na mesma vez, cada uma da tua mão; não se ligam umas às outras nem às de ninguém. Podes guardar-te mesmo podendo cumprir a tarefa, à espera de mais.
rules-rummy-eight = Com a carta tirada tens oito. As baixadas, um descarte e as não usadas perfazem todas: descarta-se sempre uma, por isso nunca se baixam as oito.
rules-rummy-blank = Um joker é qualquer letra do alfabeto e não vale nada. Dizes qual ao baixá-lo; baralhado de novo, volta a ser livre.
rules-rummy-words = As palavras são as da lista da mesa e podem repetir-se; a lista é consultada logo, a não ser que a mesa jogue com contestações. A primeira palavra não conta a dobrar.
rules-rummy-challenge = Com contestações pergunta-se aos outros pelas tuas palavras antes de a vez acabar, durante { $seconds } s. Se uma estiver errada, as palavras voltam à mão, o descarte fica e a vez acabou. Onde só jogam pessoas, podem também aceitar uma palavra que a lista não tem; se a recusarem, o descarte volta também.
rules-rummy-met = Assim que alguém cumpre a tarefa, cada um dos outros tem exatamente mais uma vez. Depois a ronda acaba.
rules-rummy-round-score = No fim da ronda contam as palavras baixadas. Quem não cumpriu a tarefa não marca nada. Uma ronda pode ficar abaixo de zero.
rules-rummy-next = As cartas baixadas vão para baixo da carta de cima do descarte; as não usadas ficam na mão. Todos voltam a ter { $hand }, a carta de ronda vai para baixo do seu monte e vira-se a seguinte.
rules-rummy-recycle = Quando o monte se esgota, o descarte baralha-se num novo; só fica a sua carta de cima.
rules-rummy-void = Uma ronda em que ninguém cumpre a tarefa é nula e não vale nada: ao fim de { $turns } vezes de cada um, ou quando o monte foi renovado { $times } vezes.
rules-rummy-order = A ordem: a letra que conta quatro vezes, a soma da palavra, a carta bónus ou a palavra quádrupla, os pontos da tarefa e por fim as cartas não usadas. Onde uma tarefa dá pontos pela segunda e pela terceira palavra, somam-se (3 e 6). Usar todas as cartas não dá nada por si; só o Bingo tem 50.
rules-rummy-unused = Onde a tarefa o diz, descontam-se as letras não usadas. O teu descarte não é uma delas.
rules-rummy-bonus = Uma carta bónus multiplica uma palavra; cada palavra pode levar uma. No Bingo não há. Onde é preciso usar todas as cartas, uma carta bónus na mão tem de ir para uma palavra ou ser o descarte; noutras rondas, uma que sobre não custa nada.
rules-rummy-fourfold = A letra quádrupla é uma só carta, a palavra quádrupla uma palavra à tua escolha.
rules-rummy-end = Ao fim de { $rounds } rondas ganha quem tiver mais pontos. Um empate no primeiro lugar desfaz-se numa ronda extra, com as cartas de ronda baralhadas, entre os empatados. Ganha então quem tiver mais pontos de todos, também alguém que ficou de fora. Ao fim de { $extra } rondas extra, o empate é vitória partilhada.
rules-rummy-away = Quem sai põe a mão no descarte e é saltado; as palavras já baixadas contam, com as cartas como estavam. Ou outra pessoa continua nesse lugar.
rules-rummy-leaflet = “Dez rondas diferentes” são nove tarefas, uma delas em duas cartas; e os “exemplos” de tarefas são o baralho inteiro. Uma carta bónus por palavra aqui e uma por jogada no Clássico não é contradição. Seis cartas bónus ou dez: seis perfazem as 144 cartas da caixa.
rules-rummy-read-turn = O folheto cala-se; é nosso: quem começa a ronda seguinte; que alguém se pode guardar; que se pode descartar a carta acabada de levar (por regra da casa, não logo); que as palavras são separadas; que baixar e descartar vão juntos, uma vez por ronda; e que a sorte diz quem começa.
rules-rummy-read-score = Também é nosso: os pontos pela segunda e terceira palavra somam-se, aí basta uma palavra e nada se desconta; uma ronda pode ficar abaixo de zero; a ordem de contar; a letra quádrupla é uma carta; há cartas bónus, em todas as rondas menos no Bingo; nada de 50 por usar todas.
rules-rummy-read-round = Também é nosso: a carta de cima fica quando se baralha o descarte; quando uma ronda é nula; como se desfaz um empate; que as cartas não usadas ficam na mão. Quantas rondas, e quantas vezes uma ronda pode durar, são regras da casa.
rules-rummy-read-words = Também é nosso: as palavras são como no Clássico, veem-se logo e podem repetir-se; e como funcionam contestações e acordo. Quem tem de saltar uma vez pode saltar a última.
