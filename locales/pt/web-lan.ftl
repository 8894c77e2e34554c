# Entrar a partir de outros aparelhos da mesma casa.

lan-title = Os telemóveis desta casa entram aqui
lan-how = Abre este endereço no navegador de qualquer telemóvel ou computador ligado ao mesmo Wi-Fi, ou aponta a câmara para a imagem.
lan-qr = Código QR com o endereço desta página
lan-alone = Esta ligação só funciona neste computador. Para os telemóveis da mesma casa, inicia o Abecedar com
