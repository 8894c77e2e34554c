# Des indices pour qui joue contre des bots.

hint-title = Un indice
hint-about = Choisissez ce qu’il doit dire. Les indices sont comptés et montrés à la fin.
hint-where = Où regarder
hint-word = Quel mot
hint-play = Le coup entier
hint-cells = Regardez l’endroit marqué sur la table : { $place }.
hint-steal = Regardez le mot { $word } de { $player }.
hint-hand = Ne regardez que votre main.
hint-length =
    { $count ->
        [one] Il s’y cache un mot de { $count } lettre.
       *[other] Il s’y cache un mot de { $count } lettres.
    }
hint-words = Essayez { $words }.
hint-scores = Cela rapporte
hint-leaves = Il vous reste { $cards } en main.
hint-leaves-nothing = Toute votre main est posée.
hint-nothing = Il n’y a rien à poser. { $deed }
hint-do-pass = Il ne reste qu’à passer.
hint-do-exchange = Échangez { $cards }.
hint-do-draw-pile = Piochez dans la pioche.
hint-do-draw-discards = Prenez la carte de la défausse.
hint-do-discard = Jetez { $cards }.
hint-do-accept = Acceptez le coup.
hint-do-challenge = Contestez le coup.
hint-do-action = Jouez la moitié { $half } de votre carte action.
hint-do-keep = Gardez votre carte action.
hint-do-other = Faites ce que propose le bouton.
hint-none = Cette table ne donne pas d’indices : on y joue entre personnes.
hint-not-now = L’indice viendra à votre tour.
hint-no-lay = Il n’y a rien à poser maintenant.
hint-do-roll = Lancez le dé.
hint-do-spot = Touchez { $tile } dans le bac.
