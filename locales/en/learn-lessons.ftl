# Guided first games. `$points` comes as a phrase (“12 points”), words and cards by name.

lesson-title = Lesson
lesson-step = Step { $nth } of { $total }
lesson-next = Next
lesson-show = Show me
lesson-skip = End the lesson
lesson-skip-sure = Really end it?
lesson-play-on = Play on
lesson-home = To the start
lesson-other = Nearly! Here we try what is marked. “Show me” does it for you.
lesson-read-first = First read this, then press “Next”.
lesson-now-lay = Now { $card }, to the marked place.
lesson-now-tap = Now the card { $card }.
lesson-now-press = Now press “{ $label }”.
lesson-now-back = Something else lies there: take it back first, with “{ $label }”.
lesson-now-word = Now the word { $word }.
lesson-now-pile = Now the draw pile.
lesson-now-discards = Now the discards.
lesson-now-cell = Now the marked place.
lesson-begin = Your table is being laid…

lesson-classic-welcome = Welcome! You make words from the seven cards in your hand, crossing what lies on the table. Most points wins. Nothing hurries you here.
lesson-classic-first = Lay { $word }, from left to right: drag each marked card to its marked place. You can also tap card and place, or type.
lesson-classic-doubled = { $word } has { $sum } on its cards, and the very first word counts double: { $points }. You have drawn back up to seven cards.
lesson-classic-accept = Your teacher lays { $word } for { $points }. At this table nobody looks words up unless somebody doubts them. This one is fine: accept it.
lesson-classic-leave = Look: only the cards of the latest word stay on the table. All others have gone to the discards.
lesson-classic-cross = Every later word must use what lies there. Lay { $word } across it: the { $letter } is there already.
lesson-classic-counts = { $word }: { $points }. The letter that lay there counts for you too. Had other words come about, they would count as well.
lesson-classic-challenge = { $word }? That is no word. Challenge it!
lesson-classic-won = Well doubted: the dictionary lacks { $word }. Your teacher takes the cards back and loses the turn. A word that exists would have stood.
lesson-classic-bonus = You hold a bonus card, ×{ $times }. Lay { $word }, then put the bonus card on your { $letter }.
lesson-classic-bonus-why = { $word } makes { $sum }, times { $times }: { $points }. A bonus card works once and is gone. One a turn, and never on the first word.
lesson-classic-exchange = Your teacher has swapped two cards, which takes a turn. You can swap or pass too: behind the marked button.
lesson-classic-end = The game ends when the pile is empty and somebody has no letters left. What you still hold is subtracted; whoever is out gets it.
lesson-classic-done = That is all there is to it. Play this game on against a beginner, or go back to the start.

lesson-forfeit-welcome = Welcome! Forfeits is Classic with a twist. You make words from your hand, crossing what lies there. Nothing hurries you here.
lesson-forfeit-card = The twist is your action card. It names two kinds of words: play it on a fitting word of yours and win points, or on another’s and cost them some.
lesson-forfeit-action = { $word } fits your action card! Play it.
lesson-forfeit-action-why = +{ $bonus } from the card: { $word } brings { $points } in all. The card goes under its pile and you have drawn a new one.
lesson-forfeit-end = You may also swap cards, the action card too, or pass. When the pile is empty and a hand is out of letters, what others hold is subtracted.
lesson-forfeit-done = Now you know Forfeits. Play this game on against a beginner, or go back to the start.

lesson-rummy-welcome = Welcome! Rummy has ten rounds. In each, everybody tries to lay out words that meet one task. Nothing hurries you here.
lesson-rummy-task = The task of this round: { $task }. The card says which words are wanted. Your seven cards are not enough yet.
lesson-rummy-draw = Each turn begins with a card. Draw one from the pile.
lesson-rummy-discard = You cannot lay yet, so throw a card away that helps you least: tap the discards, then { $card }, then the button.
lesson-rummy-take = Your teacher has thrown away { $card }. You can use that! Take it from the discards.
lesson-rummy-lay = Now it fits! Put { $words } together by tapping the cards in order. { $card } goes to the discards.
lesson-rummy-score = The task is met: { $points }. Cards that are in no word may cost something, as the task says.
lesson-rummy-last = Once somebody has met the task, everybody else has one last turn. Your teacher could not do it and gets nothing.
lesson-rummy-sheet = The sheet shows what the round brought. Then everybody draws up to seven, and the next task is { $task }.
lesson-rummy-again = The next round is on. Draw a card.
lesson-rummy-bonus = Usually bonus cards are in the pile too: one may lie on each word and doubles or triples it. A blank is any letter.
lesson-rummy-end = After ten rounds the most points win. Sometimes it is wise to lay early, before the other does.
lesson-rummy-done = Now you know Rummy. Play this game on against a beginner, or go back to the start.

lesson-party-welcome = Welcome! Two teams, one board, and all letters lie open in the tray. You are the blue team. In this lesson the timer waits for you.
lesson-party-roll = It is your turn. Roll the die: it shows the letter that your word must contain.
lesson-party-found = { $letter }! The other team has found an { $letter } in the tray. That starts your timer; here it stands still.
lesson-party-lay = Lay { $word } over the star, with the { $letter }, and then stop the timer.
lesson-party-why = { $word }: the star doubles the first word, and stopping early multiplies it: { $points }.
lesson-party-spot = The other team has rolled { $letter }. The sooner you find it in the tray, the sooner their time runs. Tap it!
lesson-party-theirs = They laid { $word }: { $points }. Coloured squares double or triple a letter or the whole word.
lesson-party-roll-again = Your turn again. Roll the die.
lesson-party-lay-chance = { $letter }! Lay { $word }: it reaches a Chance square. Then stop the timer.
lesson-party-choose = The Chance die says: one letter counts { $times } times. Choose the { $card }.
lesson-party-chance = That makes { $points } for your team. The Chance die can do other things too: play again, or change what comes next.
lesson-party-zones = The marked strip is your time. In the first zone a word counts most, then less and less; when time is up, your team loses points.
lesson-party-end = Careful in a real game: who taps a wrong letter, or lays no word, may lose a turn. It ends when no word fits any more.
lesson-party-done = Now you know Party. Play this game on against a beginner – with the timer! – or go back to the start.

lesson-thief-welcome = Welcome! Lay words before you, and steal those of others. Each card has a letter and one of four suits. Nothing hurries you here.
lesson-thief-form = Begin with { $word }: tap the marked cards in order, then press the button.
lesson-thief-mixed = { $word } brings { $points }. Its cards are of several suits, so it lies open: others may steal it.
lesson-thief-steal = Now you are the thief. Tap { $from }, then make { $word } of it: all its cards, and { $count ->
    [one] one of yours
   *[other] { $count } of yours
  }.
lesson-thief-stolen = { $from } is now your { $word }: { $points }. From five letters on there are extra points for length.
lesson-thief-plural = One thing is forbidden: to steal by making a mere plural. Any other word will do, in any order of letters.
lesson-thief-lost = Stolen! Your teacher has made { $word } of your { $from }. You keep the points that it brought you.
lesson-thief-lock = Play safe: the cards of { $word } are all of one suit. Lay it.
lesson-thief-locked = One suit counts double: { $points }. And { $word } is locked: nobody can steal it.
lesson-thief-split = A stolen word may also become two or more: each needs a card of it and one of yours, and none may be left over.
lesson-thief-swap = If you can do nothing, the marked button swaps three cards. That costs ten points.
lesson-thief-end = The game ends when the pile is empty and somebody has no cards, or nobody can go on. What you hold then is subtracted.
lesson-thief-done = Now you know Word Thief. Play this game on against a beginner, or go back to the start.
