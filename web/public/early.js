// Runs before the first paint: what was remembered of the look must not flash by.
(() => {
  try {
    const theme = localStorage.getItem('abecedar.theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    const language = localStorage.getItem('abecedar.language');
    if (language) document.documentElement.lang = language;
    for (const [habit, value] of [
      ['hand', 'left'],
      ['cards', 'large'],
      ['suits', 'four'],
    ]) {
      const kept = localStorage.getItem(`abecedar.${habit}`);
      if (kept === value) document.documentElement.dataset[habit] = value;
    }
  } catch {
    // Without storage the page follows the browser.
  }
})();
