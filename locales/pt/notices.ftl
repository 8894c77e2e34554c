# O que se diz a quem não está: títulos e frases de avisos e de correio.

notice-turn-title = É a tua vez: { $game }
notice-turn = O jogo com { $players } espera por ti. Tens { $time }.
notice-reminder-title = Faltam { $time }: { $game }
notice-reminder = Continua a ser a tua vez no jogo com { $players }.
notice-confirm-title = O Abecedar pode escrever-te?
notice-confirm = Alguém quer ser avisado neste endereço quando for a sua vez num jogo de { $game }. Se foste tu, abre esta ligação. Se não, não precisas de fazer nada.
notice-hours =
    { $count ->
        [one] uma hora
       *[other] { $count } horas
    }
notice-days =
    { $count ->
        [one] um dia
       *[other] { $count } dias
    }
notice-open = Jogar
notice-quiet = Sem mais avisos
notice-mail-stop = Não receber mais correio sobre este jogo: { $link }
