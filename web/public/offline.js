// Shows one language where it is known, and comes back by itself when there is a network again.
(() => {
  const AGAIN = {
    pt: 'Tentar de novo',
    fr: 'Réessayer',
    ro: 'Încearcă din nou',
    es: 'Volver a intentar',
    en: 'Try again',
  };
  let wanted = navigator.language.slice(0, 2);
  try {
    wanted = localStorage.getItem('abecedar.language') ?? wanted;
  } catch {
    // Without storage the browser's language will do.
  }
  const own = document.querySelector(`p[lang="${wanted in AGAIN ? wanted : 'en'}"]`);
  own.dataset.own = '';
  document.documentElement.dataset.known = '';
  document.documentElement.lang = own.lang;
  const again = document.getElementById('again');
  again.textContent = AGAIN[own.lang];
  again.className = 'named';
  again.addEventListener('click', (event) => {
    event.preventDefault();
    location.reload();
  });
  addEventListener('online', () => location.reload());
})();
