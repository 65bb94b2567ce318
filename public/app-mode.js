// ?app=1 hides header, footer and bottom bar for the rest of the visit (the native app's web view
// brings its own). Read here, before the first paint, since the server sends everyone the same page.
(() => {
  let isApp = new URLSearchParams(location.search).get('app') === '1';
  try {
    if (isApp) sessionStorage.setItem('app', '1');
    else isApp = sessionStorage.getItem('app') === '1';
  } catch {
    // Storage is blocked: then it holds for this page alone.
  }
  if (isApp) document.documentElement.dataset.app = '1';
  // Whether searches are kept on this device: the front page leaves room for them, so that nothing moves.
  try {
    if (localStorage.getItem('lajur.searches') !== null) document.documentElement.dataset.searched = '1';
  } catch {
    // Then none are kept.
  }
})();
