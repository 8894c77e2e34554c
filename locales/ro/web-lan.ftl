# Intrarea de pe alte dispozitive din aceeași casă.

lan-title = Telefoanele din casă intră aici
lan-how = Deschide adresa în navigatorul oricărui telefon sau calculator din aceeași rețea Wi-Fi sau îndreaptă camera spre imagine.
lan-qr = Cod QR cu adresa acestei pagini
lan-alone = Legătura merge numai pe acest calculator. Pentru telefoanele din casă, pornește Abecedar cu
