# The table of Rummy: the task, the piles, the rows, and the sheet at the end of a round.

rummy-task = Le défi
rummy-met = derniers tours
rummy-last-round = la dernière
rummy-discards = Défausse
rummy-prompt-draw = À vous : piochez.
rummy-prompt-last = À vous : piochez, posez si vous pouvez, défaussez. C’est votre dernier tour de la manche.
rummy-prompt-discard = Vos mots sont posés. Défaussez une carte.
rummy-tap-letter = Touchez la lettre qui comptera quatre fois.
hand-fresh = { $card }, tout juste piochée

## The action: what it does, or what is missing

rummy-lay-words = Poser les mots
rummy-missing =
    { $count ->
        [one] Encore une lettre
       *[other] Encore { $count } lettres
    }
rummy-use-more =
    { $count ->
        [one] Encore une carte à utiliser
       *[other] Encore { $count } cartes à utiliser
    }
rummy-name-four = Choisissez ce qui compte ×4
rummy-unknown = Mot inconnu : { $word }
rummy-tap-discard = Touchez la carte à défausser
rummy-only-discard = Seulement défausser { $card }

## The sheet of a round

rummy-next = Manche suivante
rummy-next-yours = Manche suivante : à vous
rummy-sheets = Les manches jouées
rummy-sheet-over = La manche { $round } est finie
rummy-sheet-void = Personne n’a rempli le défi : pas de points cette fois.
rummy-sheet-none = défi non rempli
rummy-sheet-unused = { $points } pour { $cards }
rummy-sheet-total = En tout
rummy-sheet-gained = Manche
rummy-sheet-chart = Les points au fil des manches
rummy-sheet-yours = La manche { $round } a commencé. C’est à vous.
rummy-sheet-theirs = La manche { $round } a commencé. C’est à { $player }.

## One line under the bar

short-met = { $player } remplit le défi : { $words }
