# The rules of Word Thief, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-thief-idea = Dois a seis jogadores fazem palavras com cartas de quatro naipes. As palavras abertas podem ser roubadas por quem fizer delas algo mais comprido.
rules-thief-cards = As cartas de letras nos seus quatro naipes, com os valores e quantas há de cada.
rules-thief-wilds = Há ainda { $wilds } cartas livres: qualquer letra de qualquer naipe, sem valor.
rules-thief-deal = Cada um tira uma carta; dá as cartas quem ficar mais perto do A. Cartas iguais e cartas livres tiram de novo. Cada um recebe { $hand } cartas viradas para baixo; o resto é o monte.
rules-thief-order = Começa quem está à esquerda de quem deu, e a vez passa para a esquerda.
rules-thief-turn = Forma exatamente uma palavra com a tua mão, com pelo menos { $letters } letras, ou rouba uma palavra. Depois volta a ter { $hand } cartas.
rules-thief-stuck = Se não puderes nem uma coisa nem outra, di-lo: perdes { $points } pontos, pões { $cards } cartas à escolha nas usadas e tiras outras tantas. Com o monte curto só se trocam as que ele tem.
rules-thief-pass = Com o monte vazio passas apenas, sem perda.
rules-thief-open = Uma palavra de naipes misturados fica diante do dono, e os outros podem roubá-la. Ninguém rouba uma palavra sua. O que roubaste é teu, e todos os outros o podem roubar de volta.
rules-thief-longer = Alonga-a: faz uma palavra nova com todas as suas cartas e pelo menos uma da tua mão. As cartas podem vir por qualquer ordem.
rules-thief-split = Ou reparte-a por duas ou mais palavras que juntas usem todas as suas cartas. Cada palavra nova precisa de pelo menos uma carta da roubada e uma da tua mão. Roubas uma palavra por vez.
rules-thief-plural = Roubar só para fazer o plural não vale: WORK para WORKS. Outras formas valem: WORK para WORKED. O que é plural decide-se por terminações e por uma lista dos irregulares; o que só parece plural, como ITS, é permitido.
rules-thief-owner = Quem é roubado mantém os pontos já escritos.
rules-thief-wild-use = Uma carta livre mantém a letra até a palavra ser roubada; então pode passar a outra. Uma carta livre que muda não é a carta nova de que cada palavra precisa: essa vem da mão.
rules-thief-sum = Uma palavra conta a soma das suas letras, escrita logo.
rules-thief-suit = Se todas as cartas forem de um naipe, a soma multiplica-se por { $times } e a palavra fica trancada. As cartas livres servem em qualquer naipe; só cartas livres são um naipe e não valem nada.
rules-thief-locked = As cartas de uma palavra trancada vão viradas para cima para as usadas, à vista de todos. Nunca se rouba.
rules-thief-long = A partir de { $letters } letras há mais { $points } pontos, e outros tantos por cada letra a mais, sem fim. Vão pelo comprimento da palavra.
rules-thief-all = Usar as { $hand } cartas da mão numa vez: +{ $points }. Esvaziar uma mão menor não dá nada a mais.
rules-thief-count = A ordem: letras, naipe, comprimento e, uma vez em cada vez, os pontos por todas as cartas. O comprimento não se dobra. Cada palavra de uma repartição conta e tranca-se por si.
rules-thief-words = Valem as palavras da lista da mesa, e podem repetir-se. Não valem nomes próprios, abreviaturas nem palavras com hífen ou apóstrofo. A lista é consultada logo, e uma palavra que ela não tem é recusada sem perda.
rules-thief-challenge = Se a mesa jogar com contestações, as palavras ficam a não ser que alguém duvide em { $seconds } s; uma palavra errada volta à mão e perde-se a vez. Onde só jogam pessoas, pode propor-se aos outros uma palavra desconhecida, uma vez em cada vez: vale se todos a aceitarem.
rules-thief-end = Com o monte vazio, o jogo acaba assim que alguém gasta todas as cartas, ou quando todos passam uns a seguir aos outros. As usadas nunca se baralham de novo, e ninguém tem uma última vez.
rules-thief-reckoning = As letras na mão descontam; ninguém as recolhe. Ganha quem tiver mais pontos, pontos iguais partilham a vitória. Os pontos podem ficar abaixo de zero.
rules-thief-leaflet-sums = Os exemplos impressos dizem só as letras; o prémio do comprimento soma-se. WORK são 14; REWORKED 20 e com o comprimento 40; FRONT 9 e 14; FROWN 13 e 18. CAT de um naipe são 10, com FROWN a vez dá 28; CAT fica trancada, FROWN não.
rules-thief-leaflet-words = O prémio do comprimento é num sítio “por letra” e noutro uma tabela: vale a tabela. O plural é “a única restrição” ao que uma palavra nova pode ser, por isso as cartas vêm por qualquer ordem; WORKS não vale, WORKED vale. “Uma palavra” é da mão; uma repartição pode dar várias. Três cartas fora e três dentro fazem sete de novo. O folheto é romeno e as palavras inglesas; outras edições têm outras palavras.
rules-thief-read-steal = O folheto cala-se; é nosso: a vítima mantém os pontos; qualquer ordem das cartas (por regra da casa: pela sua ordem, ou em pedaços inteiros); uma palavra roubada por vez; uma carta roubada em cada palavra nova; o teste do plural; outras formas valem; uma carta livre que muda não é carta nova; as palavras de uma repartição contam por si; o roubado pode roubar-se de volta.
rules-thief-read-score = Também é nosso: o prémio do comprimento continua acima de nove letras e não se dobra; um naipe quer dizer todas as cartas menos as livres; a letra de uma carta livre é fixa até ser roubada; nada por esvaziar uma mão pequena; um total corrido com a folha de cada vez.
rules-thief-read-rest = Também é nosso: menos cartas trocadas com o monte curto; uma pessoa pode dizer que nada pode jogar embora pudesse; as palavras veem-se logo; nada se baralha de novo; o fim é imediato e ninguém recolhe; como passar acaba o jogo; quem dá; repetições e pontos abaixo de zero; palavras trancadas à vista; empates partilhados; dois a seis jogadores. Quantas letras quer uma palavra, quantas palavras pode dar um roubo e palavras por acordo são regras da casa.
