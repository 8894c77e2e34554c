// Runs before the first paint: a remembered theme and language must not flash by.
(() => {
  try {
    const theme = localStorage.getItem('abecedar.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    const language = localStorage.getItem('abecedar.language');
    if (language) document.documentElement.lang = language;
  } catch {
    // Without storage the page follows the browser.
  }
})();
