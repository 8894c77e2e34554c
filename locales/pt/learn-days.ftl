# Avisos e férias, em jogos que duram dias.

days-pace = Ritmo
days-now = Jogamos juntos, agora
days-each =
    { $count ->
        [one] Um dia por jogada
       *[other] { $count } dias por jogada
    }
days-up = Quando os dias acabam
days-up-pass = A vez é passada
days-up-bot = Um bot joga até a pessoa voltar
days-up-forfeit = A pessoa sai do jogo
days-vacation = Férias para cada pessoa
days-no-vacation = Nenhumas
days-device = Avisar neste aparelho quando for a minha vez
days-none = Aqui não se podem enviar avisos. A página inicial mostra os jogos em que é a tua vez.
days-denied = O navegador não permite avisos desta página. Permite-os nas definições dele.
days-mail = Avisar-me por correio
days-mail-send = Confirmar o endereço
days-mail-asked = Escrevemos-te. Abre a ligação nessa mensagem e fica a valer.
days-mail-yes = És avisado por correio.
days-stop = Parar todos os avisos deste jogo
days-stopped = Não recebes mais avisos deste jogo.
days-vacation-left =
    { $count ->
        [one] Podes tirar mais um dia de férias. O teu tempo fica parado entretanto.
       *[other] Podes tirar mais { $count } dias de férias. O teu tempo fica parado entretanto.
    }
days-vacation-for = Férias durante
days-vacation-go = Ir de férias
days-vacation-until = Estás de férias até { $time }.
days-vacation-back = Já voltei
days-quiet-title = Sem mais avisos
days-quiet-ask = O Abecedar não te deve avisar mais deste jogo?
days-confirm-title = Avisos por correio
days-confirm-ask = O Abecedar pode escrever-te quando for a tua vez neste jogo?
days-confirm-yes = Sim, pode escrever
days-confirmed = Feito. És avisado por correio quando for a tua vez.
days-to-table = Ir para a mesa
