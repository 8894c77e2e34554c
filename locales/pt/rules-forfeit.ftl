# The rules of Forfeit, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-forfeit-idea = Prendas é o Clássico com mais uma coisa: cada um tem uma carta de ação e pode jogá-la quando uma palavra acabada de pôr serve, sua ou de outro. Jogam dois a quatro.
rules-forfeit-cards = Cartas de ação. Cada uma tem duas metades, a e b; cada metade pede um tipo de palavra e tem um valor para a tua palavra e outro contra a de outro jogador.
rules-forfeit-deal = As cartas de ação baralham-se num monte próprio, e cada um recebe uma além das cartas da mão.
rules-forfeit-exchange = Uma troca pode incluir a carta de ação, ou ser só essa carta: vai para baixo do seu monte e tiras a de cima. Custa a vez; e trocar só a carta de ação conta como passar.
rules-forfeit-when = Quando uma jogada vale e contou, pergunta-se a todos ao mesmo tempo se jogam a carta de ação, em qualquer vez, também na primeira. Há { $seconds } s para responder; ninguém é obrigado.
rules-forfeit-what = Na tua palavra a carta soma os seus pontos aos teus. Na palavra de outro, esse jogador perde pontos e tu não ganhas nada. Estes pontos nunca se multiplicam.
rules-forfeit-limits = Só conta uma metade da carta, e só uma vez, por mais palavras que sirvam. Jogas no máximo uma carta de ação por vez.
rules-forfeit-several = Vários jogadores podem jogar cartas contra a mesma vez, e a carta de quem jogou conta também. Contam por ordem: primeiro quem jogou, depois os outros no sentido do relógio.
rules-forfeit-fits = Veem-se todas as palavras feitas ou mudadas, com as cartas que já lá estavam. Um joker é a letra que representa, mas sem valor. As vogais são A, E, I, O e U.
rules-forfeit-next = Uma carta jogada vai para baixo do seu monte, e o dono tira a de cima, que espera pela vez seguinte. Assim cada um tem sempre exatamente uma.
rules-forfeit-hidden = A pergunta fecha quando todos responderam ou o tempo acaba, nunca por causa do que alguém tem na mão.
rules-forfeit-below = Com cartas de ação os pontos podem descer abaixo de zero.
rules-forfeit-leaflet = O único exemplo impresso está certo: “Termina em S” em TREINOS dá 19 a quem a pôs, ou 4 se a jogar um adversário. É também a única categoria que o folheto diz; as outras quinze são nossas, todas por +10 e −5.
rules-forfeit-read = Também é nosso: quem joga contra outro não ganha nada; todas as cartas sobre uma palavra se somam; uma carta por jogador e vez; quando e por que ordem contam; não se multiplicam; o que acontece à carta trocada; pontos abaixo de zero; o que se vê; que se pergunta a todos ao mesmo tempo. Por regra da casa só se pergunta a quem tem uma carta que serve, o que revela algo dela.
