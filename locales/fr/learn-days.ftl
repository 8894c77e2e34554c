# Avis et vacances, dans les parties qui durent des jours.

days-pace = Rythme
days-now = Nous jouons ensemble, maintenant
days-each =
    { $count ->
        [one] Un jour par coup
       *[other] { $count } jours par coup
    }
days-up = Quand les jours sont écoulés
days-up-pass = Le tour est passé
days-up-bot = Un bot joue jusqu’au retour du joueur
days-up-forfeit = Le joueur quitte la partie
days-vacation = Vacances pour chaque joueur
days-no-vacation = Aucunes
days-device = M’avertir sur cet appareil quand c’est mon tour
days-none = Aucun avis ne peut être envoyé ici. La page d’accueil liste les parties où c’est à vous de jouer.
days-denied = Le navigateur n’autorise pas les avis de cette page. Autorisez-les dans ses réglages.
days-mail = M’avertir par courriel
days-mail-send = Confirmer l’adresse
days-mail-asked = Nous vous avons écrit. Ouvrez le lien de ce message, et c’est fait.
days-mail-yes = Vous êtes averti par courriel.
days-stop = Arrêter tous les avis de cette partie
days-stopped = Vous ne recevez plus d’avis de cette partie.
days-vacation-left =
    { $count ->
        [one] Vous pouvez prendre encore un jour de vacances. Votre temps s’arrête pendant ce temps.
       *[other] Vous pouvez prendre encore { $count } jours de vacances. Votre temps s’arrête pendant ce temps.
    }
days-vacation-for = Vacances pendant
days-vacation-go = Partir en vacances
days-vacation-until = Vous êtes en vacances jusqu’au { $time }.
days-vacation-back = Je suis de retour
days-quiet-title = Plus d’avis
days-quiet-ask = Abecedar ne doit-il plus vous avertir pour cette partie ?
days-confirm-title = Avis par courriel
days-confirm-ask = Abecedar peut-il vous écrire quand c’est à vous dans cette partie ?
days-confirm-yes = Oui, écrivez-moi
days-confirmed = C’est fait. Vous êtes averti par courriel quand c’est à vous.
days-to-table = Aller à la table
