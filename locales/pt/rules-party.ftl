# The rules of Party on one page.

rules-party-1 = A ideia
rules-party-1-1 = Duas equipas, um tabuleiro, uma bandeja de peças à vista de todos. Joga-se contra o relógio: quanto mais cedo a palavra estiver posta, mais vezes conta.
rules-party-2 = Uma vez
rules-party-2-1 = A tua equipa lança o dado das letras. A palavra tem de usar uma peça dessa letra, tirada da bandeja; um joker não serve para isso. Se a letra faltar, lança de novo; ao fim de três lançamentos em vão, a vez acaba.
rules-party-2-2 = A outra equipa procura a letra na bandeja e toca-lhe. É isso que liga o relógio. Tocar na peça errada custa-lhes a próxima vez; se demorarem, o relógio liga-se sozinho.
rules-party-2-3 = Põe a palavra e para o relógio. Parar sem nada posto custa a próxima vez. Podes passar quando quiseres.
rules-party-3 = O tabuleiro
rules-party-3-1 = A primeira palavra tapa a estrela e conta a dobrar. As seguintes usam ou tocam o que já lá está, numa só linha; tudo o que se toca tem de ser palavra, e cada palavra feita ou mudada conta.
rules-party-3-2 = As casas azuis multiplicam uma letra, as vermelhas a palavra, só na jogada em que são tapadas. As casas amarelas da Sorte deixam lançar o dado da Sorte no fim.
rules-party-4 = Pontos
rules-party-4-1 = Letras, depois casas, depois dado da Sorte, depois relógio: ×4, ×3, ×2, ×1 e, por fim, −1 e −5. Se o tempo acabar sem palavra, perdes 5 pontos. Os jokers não valem nada e mantêm a letra até ao fim.
rules-party-4-2 = O dado da Sorte: uma das tuas letras conta duas ou três vezes; na próxima vez não há dado das letras; jogas outra vez; ou os outros começam numa zona pior do relógio.
rules-party-5 = Dúvidas e o fim
rules-party-5-1 = Valem as palavras da lista da mesa. Uma palavra que não vale volta para a bandeja, e o relógio continua de onde parou.
rules-party-5-2 = O jogo acaba quando já não há peças, quando as duas equipas lançam três vezes em vão seguidas, ou quando já não cabe nenhuma palavra. Ganha quem tiver mais pontos; as peças que sobram não custam nada.
