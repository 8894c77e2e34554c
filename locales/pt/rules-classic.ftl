# The rules of Classic on one page: headings are numbered, and what stands under each as well.

rules-classic-1 = A ideia
rules-classic-1-1 = Dois a quatro jogadores cruzam palavras com cartas de letras. A mesa não tem bordas e, depois de cada jogada, só ficam as palavras acabadas de fazer.
rules-classic-2 = Para começar
rules-classic-2-1 = Cada um corta uma carta; começa quem ficar mais perto do A, e o joker vem antes do A. Todos recebem sete cartas. As cartas bónus ×2 e ×3 estão baralhadas com as letras.
rules-classic-3 = A tua vez
rules-classic-3-1 = Faz uma só coisa: põe uma palavra, troca com o monte as cartas que quiseres, ou passa. No fim voltas a ter sete cartas.
rules-classic-3-2 = As cartas de uma jogada ficam numa só linha ou coluna. Têm de se ligar ao que está na mesa: alongar uma palavra, cruzá-la, acabar nela ou ficar ao lado. Tudo o que se toca tem de ser palavra, e cada palavra feita ou mudada conta.
rules-classic-3-3 = Depois saem da mesa as cartas que não entraram em nenhuma palavra contada.
rules-classic-4 = Pontos
rules-classic-4-1 = Soma as letras de cada palavra. A primeira palavra numa mesa vazia precisa de duas letras e conta a dobrar. Um joker faz de qualquer letra e não vale nada.
rules-classic-4-2 = Uma carta bónus por jogada, sobre uma letra que ponhas: multiplica cada palavra com essa letra. Não na primeira palavra. Quem joga sete cartas de uma vez, com ou sem carta bónus, ganha mais 50 pontos.
rules-classic-5 = Que palavras valem
rules-classic-5-1 = As palavras da lista da mesa, com plurais e formas verbais. Nada de nomes próprios, abreviaturas ou hífenes. Os acentos não contam, mas uma letra com cartas próprias, como Ç ou Ñ, é letra à parte.
rules-classic-5-2 = Se a mesa jogar com contestações, qualquer palavra fica até alguém duvidar antes de ela contar. Uma palavra errada custa a vez.
rules-classic-6 = O fim
rules-classic-6-1 = O jogo acaba quando o monte se esgota e alguém joga a última carta de letra, ou quando todos passam duas vezes seguidas. As letras que sobram descontam; quem não tem nenhuma recebe as dos outros. Ganha quem tiver mais pontos.
