# The rules of Forfeit on one page: what it adds to Classic.

rules-forfeit-1 = A ideia
rules-forfeit-1-1 = Joga-se como no Clássico. Além disso, cada um tem uma carta de ação com duas metades, a e b, e cada metade pede um tipo de palavra.
rules-forfeit-2 = Jogar a carta de ação
rules-forfeit-2-1 = Quando uma jogada conta pontos, pergunta-se a todos ao mesmo tempo. Se uma palavra dessa jogada servir numa metade da tua carta, podes jogá-la: na tua palavra ganhas 10 pontos; na de outro, ele perde 5 e tu não ganhas nada.
rules-forfeit-2-2 = Só conta uma metade, e uma vez por jogada, por mais palavras que sirvam. Vários jogadores podem atacar a mesma jogada. Estes pontos nunca se multiplicam. Veem-se todas as palavras feitas ou mudadas, e o joker vale como a sua letra, mas sem o valor dela.
rules-forfeit-2-3 = A carta jogada vai para baixo do seu monte e tiras outra, que podes usar a partir da jogada seguinte.
rules-forfeit-3 = Trocar
rules-forfeit-3-1 = Uma troca pode incluir a carta de ação, ou ser só essa carta. Trocar só a carta de ação conta como passar para o fim do jogo.
