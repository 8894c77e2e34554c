# The table of Word Thief: words that can be stolen, the workbench, the action.

thief-own-word =
    { $points ->
        [one] { $word }, { $points } punct: al tău
        [few] { $word }, { $points } puncte: al tău
       *[other] { $word }, { $points } de puncte: al tău
    }
thief-locked-word =
    { $points ->
        [one] { $word }, { $points } punct: încuiat
        [few] { $word }, { $points } puncte: încuiat
       *[other] { $word }, { $points } de puncte: încuiat
    }
# before words folded to one line
thief-line-yours = ale tale:
thief-line-locked = încuiate:
thief-why-own = Cuvintele acestea sunt ale tale: ceilalți le pot fura, tu nu.
thief-why-locked = Fiecare dintre aceste cuvinte e dintr-o singură culoare, deci sunt încuiate: nu le poate fura nimeni.
thief-picked = { $word } e pe masa de lucru. „Ia înapoi” îl pune la loc.
thief-from = Din { $word }:
thief-need-place =
    { $count ->
        [one] mai e una de pus
        [few] mai sunt { $count } de pus
       *[other] mai sunt { $count } de pus
    }
thief-put-back = Pune { $word } la loc
thief-split = Desparte în { $count } cuvinte
thief-hint = Atinge cărțile tale ca să formezi un cuvânt sau un cuvânt punctat ca să-l furi.
thief-wild-help = O carte liberă e orice literă de orice culoare și nu aduce puncte. Când cuvântul ei e furat, poate deveni altă literă.
thief-prompt-steal = Fă din { $word } ceva mai lung: toate cărțile lui și cel puțin una de-a ta.
thief-ends = După ce se golește teancul, jocul se încheie când cineva rămâne fără cărți sau când toți spun pas pe rând. Literele rămase în mână se scad.
thief-hand-costs =
    { $points ->
        [one] Teancul e gol. Ce ai în mână te-ar costa { $points } punct la sfârșit.
        [few] Teancul e gol. Ce ai în mână te-ar costa { $points } puncte la sfârșit.
       *[other] Teancul e gol. Ce ai în mână te-ar costa { $points } de puncte la sfârșit.
    }

## The action: what it does, or what is missing

thief-begin = Formează sau fură un cuvânt
thief-new-word = Fă alt cuvânt din { $word }
thief-put = Mai pune undeva { $cards }
thief-put-many =
    { $count ->
        [one] Mai pune o carte
        [few] Mai pune { $count } cărți
       *[other] Mai pune { $count } de cărți
    }
thief-add-own = Adaugă o carte a ta
thief-add-stolen = Adaugă o carte furată
thief-longer = Fă-l mai lung
thief-plural = Un plural nu e furt
thief-unknown = Nu există: { $word }
thief-swap-choose =
    { $count ->
        [one] Mai alege o carte
        [few] Mai alege { $count } cărți
       *[other] Mai alege { $count } de cărți
    }

## One line under the bar

short-stole = { $player } fură { $stolen }: { $words }
