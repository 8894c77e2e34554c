# The rules with pictures.

rules-games = The games
rules-minute = In one minute
rules-whole = All of it
rules-as-classic = Everything else is as in Classic.
rules-house = A table can choose house rules; in a game they stand in its menu, under “This table”.
picture-classic-cross = Lay words across what lies there. Every word that is made or changed scores.
picture-classic-bonus = One bonus card a turn, on a letter you lay: it multiplies every word with that letter.
picture-classic-leave = After the turn, cards that are in none of the scoring words leave the table.
picture-forfeit-card = Your action card names two kinds of words. One of your own brings you 10 points; another player’s costs that player 5.
picture-forfeit-a = a · a word that ends in a vowel
picture-forfeit-b = b · a word of six letters
picture-rummy-task = Each of the ten rounds has a task. Draw a card, lay if you can, discard one.
picture-rummy-lay = You lay once a round, all words in one turn, from your own hand.
picture-party-die = Your team’s word must use a tile of the letter on the die.
picture-party-zones = The sooner you stop the timer, the more often the word counts.
picture-party-squares = Squares count in the turn in which they are covered:
picture-thief-word = Make a word from your hand; each card has one of four suits.
picture-thief-steal = Or steal a word: use all its cards and add some of yours.
picture-thief-lock = A word of one suit counts double, and nobody can steal it.
