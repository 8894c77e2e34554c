# The table of Word Thief: words that can be stolen, the workbench, the action.

thief-own-word =
    { $points ->
        [one] { $word }, { $points } punto: tuya
       *[other] { $word }, { $points } puntos: tuya
    }
thief-locked-word =
    { $points ->
        [one] { $word }, { $points } punto: bloqueada
       *[other] { $word }, { $points } puntos: bloqueada
    }
# before words folded to one line
thief-line-yours = tuyas:
thief-line-locked = bloqueadas:
thief-why-own = Estas palabras son tuyas: los demás pueden robarlas, tú no.
thief-why-locked = Cada una de estas palabras es de un solo palo, así que están bloqueadas: nadie puede robarlas.
thief-picked = { $word } está en el taller. «Recoger» la devuelve a su sitio.
thief-from = De { $word }:
thief-need-place =
    { $count ->
        [one] falta colocar una
       *[other] falta colocar { $count }
    }
thief-put-back = Devolver { $word }
thief-split = Partir en { $count } palabras
thief-hint = Toca tus cartas para formar una palabra, o una palabra con línea discontinua para robarla.
thief-wild-help = Un comodín es cualquier letra de cualquier palo y no vale puntos. Cuando roban su palabra, puede pasar a ser otra letra.
thief-prompt-steal = Haz de { $word } algo más largo: todas sus cartas y al menos una tuya.
thief-ends = Con el mazo vacío, la partida acaba cuando alguien se queda sin cartas o cuando todos pasan seguidos. Las letras que queden en la mano se restan.
thief-hand-costs =
    { $points ->
        [one] El mazo está vacío. Lo que tienes en la mano te costaría { $points } punto al final.
       *[other] El mazo está vacío. Lo que tienes en la mano te costaría { $points } puntos al final.
    }

## The action: what it does, or what is missing

thief-begin = Forma o roba una palabra
thief-new-word = Haz otra palabra de { $word }
thief-put = Falta colocar { $cards }
thief-put-many = Coloca { $count } cartas más
thief-add-own = Añade una carta tuya
thief-add-stolen = Añade una carta robada
thief-longer = Alarga la palabra
thief-plural = Un plural no es un robo
thief-unknown = No existe: { $word }
thief-swap-choose =
    { $count ->
        [one] Elige una carta más
       *[other] Elige { $count } cartas más
    }

## One line under the bar

short-stole = { $player } roba { $stolen }: { $words }
