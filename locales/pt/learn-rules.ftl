# As regras com imagens.

rules-games = Os jogos
rules-minute = Num minuto
rules-whole = As regras todas
rules-as-classic = O resto é como no Clássico.
rules-house = Cada mesa pode escolher regras da casa; no jogo estão no menu, em “Esta mesa”.
picture-classic-cross = Ponha palavras que cruzem o que está na mesa. Cada palavra feita ou mudada vale pontos.
picture-classic-bonus = Uma carta de bónus por vez, numa letra que põe: multiplica todas as palavras com essa letra.
picture-classic-leave = Depois da jogada, as cartas que não estão em nenhuma palavra contada saem da mesa.
picture-forfeit-card = A sua carta de ação diz dois tipos de palavra. Numa palavra sua dá-lhe 10 pontos; na de outro tira-lhe 5.
picture-forfeit-a = a · uma palavra que acaba em vogal
picture-forfeit-b = b · uma palavra de seis letras
picture-rummy-task = Cada uma das dez rondas tem uma tarefa. Tire uma carta, ponha se puder, deite uma fora.
picture-rummy-lay = Põe uma vez por ronda, todas as palavras de uma vez, só da sua mão.
picture-party-die = A palavra da equipa tem de usar uma peça da letra do dado.
picture-party-zones = Quanto mais cedo parar o tempo, mais vezes conta a palavra.
picture-party-squares = As casas contam na jogada em que são tapadas:
picture-thief-word = Faça uma palavra com a sua mão; cada carta é de um de quatro naipes.
picture-thief-steal = Ou roube uma palavra: use todas as cartas dela e junte das suas.
picture-thief-lock = Uma palavra de um só naipe conta a dobrar e ninguém a pode roubar.
