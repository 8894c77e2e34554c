# The end of a game, and its great moments. winners and others are names, joined; count is how many
# they are, where a team counts as several; margin is by how many points, 0 where nobody is told.

result-open = Vezi rezultatul
result-review = Analizează
result-picture = Imagine
result-hints =
    { $player }: { $count ->
        [one] un indiciu
        [few] { $count } indicii
       *[other] { $count } de indicii
    }
result-look = Vezi masa
result-turns =
    { $game } · { $count ->
        [one] { $count } tură
        [few] { $count } ture
       *[other] { $count } de ture
    }
result-rounds =
    { $game } · { $count ->
        [one] { $count } rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
result-won =
    { $margin ->
        [0] Ai câștigat!
        [one] Ai câștigat la { $margin } punct!
        [few] Ai câștigat la { $margin } puncte!
       *[other] Ai câștigat la { $margin } de puncte!
    }
result-tied = Egalitate: împarți victoria cu { $others }.
result-tie = { $winners } împart victoria.
result-tie-teams = Egalitate: Albaștrii și Roșii împart victoria.
result-wins =
    { $count ->
       *[other] { $winners } câștigă.
    }
result-wins-by =
    { $count ->
       *[other] { $winners } câștigă la { $margin ->
            [one] { $margin } punct
            [few] { $margin } puncte
           *[other] { $margin } de puncte
        }.
    }
result-behind =
    { $points ->
        [one] Ți-a lipsit doar { $points } punct.
        [few] Ți-au lipsit { $points } puncte.
       *[other] Ți-au lipsit { $points } de puncte.
    }
result-resigned = Ai renunțat.
result-deserted = Ceilalți au plecat.
result-deserted-about =
    { $points ->
        [one] Jocul se încheie aici. Rămâi cu { $points } punct.
        [few] Jocul se încheie aici. Rămâi cu { $points } puncte.
       *[other] Jocul se încheie aici. Rămâi cu { $points } de puncte.
    }
result-deserted-other = Ceilalți au plecat. A rămas { $winners }.
result-deserted-team = Cealaltă echipă a plecat.
result-nobody = Toți au plecat: nu câștigă nimeni.
result-places = Clasament
result-you = Tu
result-left = a renunțat
result-best-play = Cea mai bună mutare
result-best-word = Cel mai bun cuvânt
result-longest = Cel mai lung cuvânt: { $word } ({ $player })
result-share-play = Cea mai bună mutare: { $words } ({ $points })
result-hand = Rămas în mână
result-of = { $player }, tura { $turn }
result-of-round = { $player }, runda { $turn }
result-chart = Punctele, tură cu tură
result-chart-rounds = Punctele, rundă cu rundă
result-turn = Tura
result-round = Runda
result-turning-you = Ai trecut definitiv în frunte în tura { $turn }.
result-turning-you-round = Ai trecut definitiv în frunte în runda { $turn }.
result-turning = { $player } definitiv în frunte din tura { $turn }.
result-turning-round = { $player } definitiv în frunte din runda { $turn }.
result-share = Trimite
result-copied = Copiat
result-copy-by-hand = Copiază textul acesta:

moment-whole-hand = Toată mâna!
moment-nine = De { $times } ori!
moment-steal = Ce furt!
moment-lock = Încuiat definitiv!
moment-big = Ce mutare!
moment-task = Sarcină îndeplinită cu brio!

## Words that were laid, for somebody who has no say in them

prompt-asked-watch = { $player } pune { $words }. Acum hotărăsc ceilalți.
