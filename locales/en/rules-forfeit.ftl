# The rules of Forfeit, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-forfeit-idea = Forfeits is Classic with one thing more: everybody holds an action card and may play it when a word just laid fits it, one’s own or another player’s. Two to four play.
rules-forfeit-cards = Action cards. Each has two halves, a and b; each half asks for a kind of word and has one value for your own word and one against another player’s.
rules-forfeit-deal = The action cards are shuffled into a pile of their own, and everybody is dealt one of them besides the cards of the hand.
rules-forfeit-exchange = An exchange may include the action card, or be that card alone: it goes under its pile and you draw the top one. It costs the turn; and exchanging the action card alone counts as a pass.
rules-forfeit-when = Once a play stands and has scored, everybody is asked at the same time whether to play an action card, in any turn, also the first. There are { $seconds } s to answer; nobody has to play one.
rules-forfeit-what = On your own word the card adds its points to yours. On another player’s word that player loses points, and you gain nothing. These points are never multiplied.
rules-forfeit-limits = Only one half of a card counts, and only once, however many words fit. You play one action card a turn at most.
rules-forfeit-several = Several players may play cards against the same turn, and the player’s own card counts besides. They take effect one after the other: first the player, then the others clockwise.
rules-forfeit-fits = Every word that was made or changed is looked at, with the cards that lay there before. A blank is the letter that it stands for, but has no value. Vowels are A, E, I, O and U.
rules-forfeit-next = A card that was played goes under its pile, and its owner draws the top one, which waits for the next turn. So everybody always holds exactly one.
rules-forfeit-hidden = The question closes when all have answered or when the time is up, never because of what somebody holds.
rules-forfeit-below = With action cards a score may fall below zero.
rules-forfeit-leaflet = The one printed example is right: “ends in S” on TREINOS makes 19 for its player, or 4 if an opponent plays it. It is also the only category that the leaflet names; the other fifteen are ours, all for +10 and −5.
rules-forfeit-read = Also ours: who plays against another gains nothing; all cards on one word add up; one card a player and turn; when and in which order they count; they are not multiplied; what becomes of an exchanged card; scores below zero; what is looked at; that all are asked at once. By house rule only those are asked whose card fits, which tells something about it.
