# The table of Word Thief: words that can be stolen, the workbench, the action.

thief-own-word = { $word }, { $points } points: yours
thief-locked-word = { $word }, { $points } points: locked
# before words folded to one line
thief-line-yours = yours:
thief-line-locked = locked:
thief-why-own = These words are yours: others can steal them, you cannot.
thief-why-locked = These words are of one suit each, so they are locked: nobody can steal them.
thief-picked = { $word } is on the bench. Take back puts it where it was.
thief-from = From { $word }:
thief-need-place =
    { $count ->
        [one] one still to place
       *[other] { $count } still to place
    }
thief-put-back = Put { $word } back
thief-split = Split into { $count } words
thief-hint = Tap your cards to make a word, or a dashed word to steal it.
thief-wild-help = A Wild is any letter of any suit, worth nothing. When its word is stolen, it may become another letter.
thief-prompt-steal = Make something longer of { $word }: all its cards, and at least one of yours.
thief-ends = Once the pile is empty, the game ends when somebody has no cards left, or when all pass one after the other. Letters still in hand are subtracted.
thief-hand-costs =
    { $points ->
        [one] The pile is empty. What you hold would cost you { $points } point at the end.
       *[other] The pile is empty. What you hold would cost you { $points } points at the end.
    }

## The action: what it does, or what is missing

thief-begin = Make or steal a word
thief-new-word = Make a new word of { $word }
thief-put = Put { $cards } somewhere
thief-put-many = Place { $count } more cards
thief-add-own = Add a card of yours
thief-add-stolen = Add a stolen card
thief-longer = Make it longer
thief-plural = A plural is no theft
thief-unknown = No such word: { $word }
thief-swap-choose =
    { $count ->
        [one] Choose one more card
       *[other] Choose { $count } more cards
    }

## One line under the bar

short-stole = { $player } steals { $stolen }: { $words }
