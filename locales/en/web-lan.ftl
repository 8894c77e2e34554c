# Joining from other machines in the same house.

lan-title = Phones in this house join here
lan-how = Open this address in the browser of any phone or computer in the same Wi-Fi, or point its camera at the picture.
lan-qr = QR code with the address of this page
lan-alone = This link works on this computer only. For phones in the same house, start Abecedar with
