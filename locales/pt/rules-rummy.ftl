# The rules of Rummy on one page.

rules-rummy-1 = A ideia
rules-rummy-1-1 = Dois a quatro jogadores, dez rondas. Cada ronda tem uma tarefa, por exemplo três palavras de duas letras. Junta cartas até a tua mão a conseguir cumprir.
rules-rummy-2 = A tua vez
rules-rummy-2-1 = Tens sete cartas. Tira uma, do monte ou do descarte à vista. Baixa palavras que cumpram a tarefa, se puderes e quiseres. Descarta uma carta.
rules-rummy-2-2 = Baixas uma vez por ronda, todas as palavras na mesma jogada, só com a tua mão. As palavras não se ligam umas às outras.
rules-rummy-3 = O fim de uma ronda
rules-rummy-3-1 = Assim que alguém cumpre a tarefa, os outros têm mais uma vez cada. Depois contam-se as palavras baixadas; quem não baixou não marca. As mãos voltam a sete cartas e vira-se a tarefa seguinte.
rules-rummy-4 = Pontos
rules-rummy-4-1 = Somam-se as letras, depois a carta bónus multiplica a sua palavra (no máximo uma por palavra), depois a tarefa soma os seus pontos e, onde o diz, as cartas por usar descontam. Uma ronda pode ficar abaixo de zero.
rules-rummy-4-2 = Quando é preciso usar todas as cartas, uma carta bónus na mão também tem de ir para uma palavra, ou ser o descarte.
rules-rummy-5 = O fim
rules-rummy-5-1 = Ao fim de dez rondas ganha quem tiver mais pontos. Um empate no primeiro lugar desfaz-se numa ronda extra entre os primeiros. Uma ronda em que durante muito tempo ninguém cumpre a tarefa não vale nada.
