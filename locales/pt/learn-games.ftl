# Os jogos deste navegador.

games-title = Os meus jogos
games-none = Ainda não há jogos neste navegador.
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
games-about = Só este navegador conhece a lista. Esquecer um jogo tira-o da lista, e com ele o que guardava o seu lugar.
