# O ecrã grande.

screen-join = Aponta a câmara do telemóvel, ou escreve o código
screen-here = Quem já cá está
screen-free = livre
screen-waiting =
    { $count ->
        [one] Ainda há um lugar livre.
       *[other] Ainda há { $count } lugares livres.
    }
screen-all-here = Estão todos. O anfitrião começa o jogo.
screen-open = Mostrar esta mesa num ecrã grande
screen-next = O telemóvel do anfitrião começa o próximo jogo.
beside-look = A mesa está no ecrã grande.
beside-show = Mostrar a mesa aqui
beside-pad = Rascunho
beside-pad-empty = Toca nas tuas letras para experimentar aqui uma palavra.
beside-host = Esta mesa está no ecrã grande. Começa quando estiverem todos.
beside-guest = Olha para o ecrã grande: o jogo começa lá.
prefs-beside = Só o essencial ao lado de um ecrã grande
prefs-beside-help = Quando um ecrã grande mostra a mesa, este telemóvel mostra as tuas letras e o que podes fazer.
remote-title = Comando
remote-late = Falta: { $players }. Um bot pode jogar em seu lugar.
