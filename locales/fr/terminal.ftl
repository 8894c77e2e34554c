# Texts of the terminal. A command-… lists the words that are understood, the first one is shown;
# English words are understood in every language.

## Commands

command-play = joue pose
command-ask = demande
command-exchange = échange
command-pass = passe
command-accept = accepte oui
command-challenge = conteste doute
command-action = action
command-decline = non garde
command-draw = pioche
command-take = prends
command-discard = défausse
command-roll = lance
command-spot = vu
command-choose = choisis
command-no-room = complet
command-steal = vole
command-swap = change
command-hint = indice
command-explain = explique
command-undo = annule
command-table = table
command-scores = points
command-rules = règles
command-save = enregistre
command-help = aide
command-quit = quitter
command-across = horizontal h
command-down = vertical v
command-all = tout

## What each command does; usage is how it is typed

help-title = Ce que vous pouvez taper :
help-word = Poser un mot : tapez-le en entier et choisissez sa place dans une liste.
help-word-at = Ou dites où il commence et dans quel sens ; dans un mot en capitales, les minuscules sont des jokers.
help-word-best = Avec un point d’exclamation, la meilleure place est prise aussitôt.
help-bonus = Utiliser une carte bonus : sur la lettre nommée, ou la meilleure.
help-play = Poser un mot qui est aussi une commande.
help-ask = Proposer aux autres un mot absent de la liste.
help-exchange = Échanger des cartes avec la pioche.
help-swap-action = Échanger la carte action, seule ou avec d’autres.
help-pass = Passer.
help-accept = Laisser passer le mot d’un autre.
help-challenge = Le contester.
help-action = Jouer votre carte action par sa moitié a ou b.
help-decline = Garder la carte action.
help-draw = Piocher.
help-take = Prendre la carte de la défausse.
help-lay = Poser des mots pour le défi ; dites quoi défausser, sinon le meilleur choix est fait.
help-lay-bonus = La carte bonus après son mot ; ce qui compte quatre fois après 4@.
help-discard = Ne rien poser et défausser une carte.
help-roll = Lancer le dé des lettres.
help-spot = Toucher la lettre du dé pour lancer leur minuteur ; la lettre seule suffit.
help-choose = Choisir la lettre du dé Chance.
help-no-room = Dire qu’aucun mot ne tient plus.
help-thief-word = Former un mot de votre main ou en volant ; vous choisissez dans une liste.
help-steal = Voler un mot et en faire un ou plusieurs nouveaux.
help-swap = Échanger trois cartes en perdant 10 points.
help-hint = Voir ce que ferait un bon joueur.
help-explain = Voir le détail du dernier score, ou ce que vaudrait un mot.
help-undo = Reprendre votre dernier coup, contre des robots.
help-table = Revoir la table.
help-scores = Voir toutes les lignes du score.
help-rules = Lire les règles.
help-save = Enregistrer la partie, dans un fichier si vous en nommez un.
help-quit = Enregistrer et quitter.

## At the table

terminal-against = À la table : { $players }.
terminal-how = Tapez { $help } pour voir les commandes, { $rules } pour les règles.
terminal-resumed = La partie reprend où vous l’aviez laissée.
terminal-scores = Scores
# The heading of a score: whose turn it was
terminal-turn = Tour { $turn } : { $player }.
terminal-pile = Pioche : { $count }
terminal-hand = Votre main
terminal-action-card = Votre carte action
terminal-tray = Bac
terminal-open-card = Défausse
terminal-laid = { $player } a posé
terminal-round = Manche { $round } sur { $rounds } : { $task }
terminal-words-of = Mots de { $player }
terminal-no-words = Aucun mot ouvert.
terminal-empty-table = La table est vide.
terminal-word-at = { $word } { $direction } depuis { $place }
terminal-letter = Lettre : { $letter }
terminal-clock = Minuteur : { $zone }
terminal-legend = l2 l3 lettre ×2 ×3, w2 w3 mot ×2 ×3, ? Chance, * étoile

## Answers

terminal-which = Lequel ? Tapez son numéro.
terminal-choice =
    { $number } : { $what }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terminal-more = { $count } de plus : dites où.
terminal-no-choice = Il n’y a pas de numéro { $number }. Tapez-en un de la liste, ou un autre coup.
terminal-fits-nowhere = { $word } ne tient nulle part. Essayez un autre mot.
terminal-not-there = { $word } ne tient pas là. Tapez-le sans place pour voir où il va.
terminal-missing = Pour { $word } il vous manque { $cards }. Essayez un autre mot.
terminal-not-a-word = « { $typed } » contient des signes qui ne sont pas des lettres ici. Tapez seulement des lettres.
terminal-no-such-open-word = Aucun mot ouvert { $word } d’un autre joueur. Choisissez-en un sur la table.
terminal-not-understood = Je n’ai pas compris « { $typed } ». Tapez { $help } pour voir les commandes.
terminal-hint = Un bon joueur taperait : { $move }
terminal-no-hint = Vous n’avez rien à faire maintenant.
terminal-nothing-scored = Rien n’a encore été marqué.
terminal-nothing-to-undo = Vous n’avez aucun coup à reprendre. Continuez.
terminal-locked = verrouillé
terminal-saved = Enregistré. Reprenez avec : abecedar play --resume { $file }
terminal-not-saved = La partie n’a pas pu être enregistrée ({ $reason }). Essayez : { $command } FICHIER
terminal-hand-over = À { $player }. Passez le clavier, puis appuyez sur Entrée.
terminal-input-ended = Plus personne ne tape.
terminal-goodbye = À bientôt !
