// Before the first paint: the theme and language that were chosen, so that nothing flashes.
try {
  const prefs = JSON.parse(localStorage.getItem('ludoteca.prefs') || '{}');
  if (prefs.theme === 'light' || prefs.theme === 'dark') {
    document.documentElement.dataset.theme = prefs.theme;
  }
  if (prefs.language) document.documentElement.lang = prefs.language;
} catch {
  // Nothing was kept, or nothing may be read: the system's theme it is.
}
