# Rejoindre depuis d’autres appareils de la maison.

lan-title = Les téléphones de la maison entrent ici
lan-how = Ouvrez cette adresse dans le navigateur d’un téléphone ou d’un ordinateur du même Wi-Fi, ou visez l’image avec l’appareil photo.
lan-qr = Code QR avec l’adresse de cette page
lan-alone = Ce lien ne marche que sur cet ordinateur. Pour les téléphones de la maison, lancez Abecedar avec
