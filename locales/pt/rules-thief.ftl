# The rules of Word Thief on one page.

rules-thief-1 = A ideia
rules-thief-1-1 = Dois a seis jogadores fazem palavras com cartas de quatro naipes. As palavras abertas podem ser roubadas por quem fizer delas algo mais comprido.
rules-thief-2 = A tua vez
rules-thief-2-1 = Forma com a tua mão uma palavra de duas ou mais letras, ou rouba uma palavra a outro jogador. Depois volta a ter sete cartas.
rules-thief-2-2 = Se não puderes fazer nem uma coisa nem outra, perdes 10 pontos e trocas três cartas. Quando o monte acabar, basta passar.
rules-thief-3 = Roubar
rules-thief-3-1 = Usa todas as cartas da palavra roubada, por qualquer ordem, numa palavra nova ou repartidas por várias. Cada palavra nova precisa de pelo menos uma carta da roubada e uma da tua mão. As palavras novas são tuas, e qualquer um as pode roubar de volta.
rules-thief-3-2 = Juntar só o plural não é roubo: de WORK para WORKS não vale, WORKED vale. As tuas próprias palavras não se roubam.
rules-thief-4 = Pontos
rules-thief-4-1 = Soma as letras. Uma palavra toda do mesmo naipe conta a dobrar e fica trancada: sai da mesa e ninguém a rouba. A partir de cinco letras há mais 5 pontos, e outros 5 por cada letra a mais. Quem usar as sete cartas da mão numa vez ganha 20.
rules-thief-4-2 = Uma carta livre é qualquer letra de qualquer naipe e não vale nada. Mantém a letra até a palavra ser roubada; então pode passar a ser outra.
rules-thief-4-3 = Quem é roubado mantém os pontos já escritos.
rules-thief-5 = O fim
rules-thief-5-1 = Com o monte esgotado, o jogo acaba quando alguém fica sem cartas, ou quando todos passam a seguir uns aos outros. As letras na mão descontam. Ganha quem tiver mais pontos.
