# Os jogos deste navegador.

games-title = Os meus jogos
games-none = Ainda não há jogos neste navegador.
games-begin = Começar um agora
games-tally = Como correu até agora
games-game = Jogo
games-played = Jogados
games-wins = Ganhos
games-mean = Pontos por jogo
games-most = Máximo
games-running = A decorrer
games-over = Terminados
games-go-on = Continuar
games-won = ganhou com { $points } contra { $others }
games-tied = empatou com { $points } contra { $others }
games-lost = perdeu com { $points } contra { $others }
games-forget = Esquecer
games-forget-sure = Esquecer mesmo?
games-export = Guardar a lista
games-about = Só este navegador conhece a lista. Esquecer um jogo tira-o da lista, e com ele o que guardava o teu lugar. Quem abriu a mesa também pode apagar o jogo para todos.
games-against = Contra quem
games-opponent = Adversário
games-turns = Pontos por jogada
games-turns-told =
    { $game }, { $count ->
        [one] um jogo
       *[other] { $count } jogos
    }: { $mean } pontos por jogada em média, { $last } no último.
games-rounds-told =
    { $game }, { $count ->
        [one] um jogo
       *[other] { $count } jogos
    }: { $mean } pontos por ronda em média, { $last } no último.
games-words = Melhores palavras
games-doubts = Palavras postas em dúvida
games-doubts-stood = As tuas foram contestadas e valeram
games-doubts-fell = As tuas foram contestadas e caíram
games-doubts-caught = Contestaste e tinhas razão
games-doubts-missed = Contestaste e não tinhas razão
games-learning = Estamos a juntar os números dos teus jogos…
games-export-csv = Guardar como tabela (CSV)
games-delete = Apagar
games-delete-sure = Apagar para todos?
games-practice = Descobrir as melhores jogadas dos teus jogos
