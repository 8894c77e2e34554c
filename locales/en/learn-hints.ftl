# Hints while one plays against bots.

hint-title = A hint
hint-about = Choose how much to give away. Hints are counted and shown at the end.
hint-where = Where to look
hint-word = Which word
hint-play = The whole play
hint-cells = Look at the marked place on the table: { $place }.
hint-steal = Look at the word { $word } of { $player }.
hint-hand = Look at the cards in your hand.
hint-length =
    { $count ->
        [one] There is a word of { $count } letter in it.
       *[other] There is a word of { $count } letters in it.
    }
hint-words = Try { $words }.
hint-scores = It scores
hint-leaves = It leaves { $cards } in your hand.
hint-leaves-nothing = It uses your whole hand.
hint-nothing = There is nothing to lay. { $deed }
hint-do-pass = Passing is all there is.
hint-do-exchange = Exchange { $cards }.
hint-do-draw-pile = Draw from the pile.
hint-do-draw-discards = Take the card from the discards.
hint-do-discard = Throw { $cards } away.
hint-do-accept = Accept the play.
hint-do-challenge = Challenge the play.
hint-do-action = Play half { $half } of your action card.
hint-do-keep = Keep your action card.
hint-do-other = Do what the button offers.
hint-none = This table gives no hints: people play against each other.
hint-not-now = A hint comes when it is your turn.
hint-no-lay = There is nothing to lay now.
hint-do-roll = Roll the die.
hint-do-spot = Tap { $tile } in the tray.
