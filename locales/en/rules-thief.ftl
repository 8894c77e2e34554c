# The rules of Word Thief, paragraph by paragraph; crates/texts/rules.json has their order and
# the rules that each tells.

rules-thief-idea = Two to six players make words from cards of four suits. Words that lie open can be stolen by making something longer of them.
rules-thief-cards = The letter cards in their four suits, with their values and how many there are of each.
rules-thief-wilds = Besides there are { $wilds } Wilds: any letter of any suit, worth nothing.
rules-thief-deal = Everybody draws a card; the one nearest to A deals. Equal cards and Wilds draw again. Everybody gets { $hand } cards face down; the rest is the draw pile.
rules-thief-order = The player left of the dealer starts, and play passes to the left.
rules-thief-turn = Make exactly one word from your hand, with { $letters } letters at least, or steal one word. Then draw back up to { $hand }.
rules-thief-stuck = If you can do neither, say so: you lose { $points } points, put { $cards } cards of your choice on the used pile and draw as many. With a short pile only as many are swapped as it has.
rules-thief-pass = Once the pile is empty you just pass, without loss.
rules-thief-open = A word of mixed suits stays before its owner, and the others may steal it. Nobody steals an own word. What you have stolen is yours, and everybody else may steal it back.
rules-thief-longer = Lengthen it: make one new word from all its cards and at least one of your hand. The cards may come in any order.
rules-thief-split = Or split it into two or more words that together use all its cards. Each new word needs at least one card of the stolen word and one of your hand. You steal one word a turn.
rules-thief-plural = Stealing only to make the plural is refused: WORK to WORKS. Other forms are fine: WORK to WORKED. What counts as plural is decided by endings and by a list of irregular ones; what only looks like a plural, such as ITS, is allowed.
rules-thief-owner = Who is robbed keeps the points that were written down.
rules-thief-wild-use = A Wild keeps its letter until its word is stolen; then it may become another. A Wild that changes is not the new card that each word needs: that one comes from your hand.
rules-thief-sum = A word scores the sum of its letters, written down at once.
rules-thief-suit = If all its cards are of one suit the sum is multiplied by { $times } and the word is locked. Wilds fit every suit; Wilds alone are one suit and worth nothing.
rules-thief-locked = The cards of a locked word go face up to the used pile, in view of all. It is never stolen.
rules-thief-long = From { $letters } letters on there are { $points } points more, and as many again for each further letter, without end. They go by the length of the word.
rules-thief-all = Using all { $hand } cards of the hand in one turn: +{ $points }. Emptying a smaller hand earns nothing extra.
rules-thief-count = The order: letters, suit, length, and once a turn the points for all cards. Length is not doubled. Each word of a split is counted and locked by itself.
rules-thief-words = Words of the table’s list count, and they may repeat. Names, abbreviations and words with a hyphen or an apostrophe do not. The list is asked at once, and a word that it lacks is refused without loss.
rules-thief-challenge = If the table plays with challenges, words stand unless somebody doubts them within { $seconds } s; a wrong word goes back to the hand and the turn is lost. Where only people play, an unknown word may be put to the others, once a turn: it counts if all accept it.
rules-thief-end = Once the pile is empty the game is over as soon as a player has used all cards, or when all have passed one after the other. The used pile is never shuffled again, and nobody has a last turn.
rules-thief-reckoning = Letters left in hand are subtracted; nobody collects them. The highest score wins, equal scores share the win. Scores may fall below zero.
rules-thief-leaflet-sums = The printed examples quote letters only; the length bonus comes on top. WORK is 14; REWORKED 20 and with its length 40; FRONT 9 and 14; FROWN 13 and 18. CAT of one suit is 10, with FROWN the turn is 28; CAT is locked, FROWN is not.
rules-thief-leaflet-words = The length bonus is “per letter” in one place and a table in another: it goes by the table. The plural is “the only restriction” on what a new word may be, so cards may be put in any order; WORKS is refused, WORKED allowed. “One word” means from the hand; a split may give several. Three cards out and three in make seven again. The leaflet is Romanian and its words English; other editions have other words.
rules-thief-read-steal = The leaflet is silent; ours are: the victim keeps the points; any order of the cards (by house rule: in their order, or in unbroken pieces); one word stolen a turn; a stolen card in every new word; the test for plurals; other forms allowed; a Wild that changes is no new card; words of a split count by themselves; stolen words can be stolen back.
rules-thief-read-score = Also ours: the length bonus goes on above nine letters and is not doubled; one suit means all cards but Wilds; a Wild’s letter is fixed until it is stolen; no points for emptying a small hand; a running total with the sheet of every turn.
rules-thief-read-rest = Also ours: fewer cards swapped with a short pile; a person may say that nothing can be played although something could; words are checked at once; no reshuffle; the end is at once and nobody collects; how passing ends the game; draws for dealer; repeats and scores below zero; locked words lie in view; ties share; two to six players. How long words must be, how many a steal may make, and unknown words by agreement are house rules.
