# The rules of Rummy, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-rummy-idea = Two to four players, { $rounds } rounds. Each round has a task, such as three words of two letters. Draw and discard until your hand can meet it.
rules-rummy-tasks = The round cards: ten of them with nine different tasks, in any order.
rules-rummy-set = Letters, blanks and bonus cards are shuffled into the draw pile, and its top card begins the discards. The round cards are shuffled and the top one is turned over: the task of the first round. Everybody is dealt { $hand } cards.
rules-rummy-starter = By the leaflet the youngest starts; here chance decides unless the table names somebody. Each further round is started by the next player.
rules-rummy-turn = In your turn: draw a card, lay words that meet the task if you can and want to, and discard a card.
rules-rummy-draw = Draw from the pile, or take the top card of the discards. The card that you have just taken from the discards may be discarded again.
rules-rummy-lay = You lay once a round, all words in the same turn, each from your own hand; they do not join one another or anybody else’s. You may hold back although you could meet the task, hoping for more.
rules-rummy-eight = With the card drawn you hold eight. Those laid, one discard and those not used make up all of them: one card is always discarded, so all eight can never be laid.
rules-rummy-blank = A blank is any letter of the alphabet, worth nothing. You say which when you lay it; shuffled in again it is free.
rules-rummy-words = Words are those of the table’s list and may repeat; the list is asked at once, unless the table plays with challenges. The first word is not doubled.
rules-rummy-challenge = With challenges the others are asked about your words before the turn ends, for { $seconds } s. If one is wrong, the words go back to your hand, the discard stays and the turn is over. Where only people play they may also accept a word that the list lacks; if they refuse it, the discard comes back too.
rules-rummy-met = Once somebody has met the task every other player has exactly one more turn. Then the round ends.
rules-rummy-round-score = At the end of the round the words laid score. Who did not meet the task scores nothing. A round may score below zero.
rules-rummy-next = Laid cards go under the top discard; cards not used stay in hand. Everybody draws up to { $hand }, the round card goes under its pile, and the next one is turned over.
rules-rummy-recycle = When the pile is used up the discards are shuffled into a new one; only their top card stays.
rules-rummy-void = A round in which nobody meets the task is void and scores nothing: after { $turns } turns each, or once the pile was renewed { $times } times.
rules-rummy-order = The order: a letter that counts four times, the sum of the word, the bonus card or the fourfold word, the points of the task, and last the cards not used. Where a task adds points for a second and a third word, they add up (3 and 6). Using all cards earns nothing by itself; only Bingo has 50.
rules-rummy-unused = Where the task says so, the letters not used are subtracted. Your discard is not one of them.
rules-rummy-bonus = A bonus card multiplies a word; each word may carry one. Bingo allows none. Where all cards must be used, a bonus card in hand must go on a word or be the discard; elsewhere one that is left costs nothing.
rules-rummy-fourfold = The fourfold letter is one single card, the fourfold word one word of your choice.
rules-rummy-end = After { $rounds } rounds the most points win. A tie for the first place is settled by an extra round, with the round cards shuffled, between those who are tied. Whoever then has most points of all wins, also one who sat out. After { $extra } extra rounds a tie is a shared win.
rules-rummy-away = Who leaves puts the hand on the discards and is skipped; words that lie already still score, with the cards as they were when laid. Or somebody else plays on for the seat.
rules-rummy-leaflet = “Ten different rounds” are nine tasks, one of them on two cards; and the “examples” of tasks are the whole deck. One bonus card a word here and one a play in Classic is no contradiction. Six bonus cards or ten: six make the 144 cards of the box.
rules-rummy-read-turn = The leaflet is silent; ours are: who starts the next round; that one may hold back; that a card just taken may be discarded (by house rule not at once); that words are separate; that laying and discarding go together, once a round; and that chance names the starter.
rules-rummy-read-score = Also ours: the points for the second and third word add up, one word is enough there and nothing is subtracted; a round may score below zero; the order of counting; the fourfold letter is one card; bonus cards are in, and allowed in every round but Bingo; no 50 for using all cards.
rules-rummy-read-round = Also ours: the top discard stays when the discards are shuffled; when a round is void; how a tie is settled; that cards not used stay in hand. How many rounds, and how many turns a round may take, are house rules.
rules-rummy-read-words = Also ours: words are as in Classic, are checked at once, and may repeat; and how challenges and agreement work. Who must miss a turn may miss the last one.
