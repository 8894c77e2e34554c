# The rules of Forfeit on one page: what it adds to Classic.

rules-forfeit-1 = The idea
rules-forfeit-1-1 = Play as in Classic. Besides, everybody holds one action card with two halves, a and b, each asking for a kind of word.
rules-forfeit-2 = Playing the action card
rules-forfeit-2-1 = When a turn has scored, everybody is asked at the same time. If a word of that turn fits one half of your card, you may play it: on your own word you gain 10 points; on another’s, that player loses 5 and you gain nothing.
rules-forfeit-2-2 = Only one half counts, and only once a turn, however many words fit. Several players may strike the same turn. The points are never multiplied. All words made or changed are looked at, blanks as their letter, but without its value.
rules-forfeit-2-3 = A played card goes under its pile and you draw another, which you may use from the next turn on.
rules-forfeit-3 = Exchanging
rules-forfeit-3-1 = An exchange may include the action card, or be that card alone. An exchange of the action card alone counts as a pass for the end of the game.
