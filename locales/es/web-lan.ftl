# Entrar desde otros aparatos de la misma casa.

lan-title = Los móviles de esta casa entran aquí
lan-how = Abre esta dirección en el navegador de cualquier móvil u ordenador de la misma wifi, o apunta la cámara a la imagen.
lan-qr = Código QR con la dirección de esta página
lan-alone = Este enlace solo funciona en este ordenador. Para los móviles de la misma casa, inicia Abecedar con
