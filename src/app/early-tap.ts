/**
 * Does again what was tapped before the page could answer: public/early-tap.js marks the button,
 * and says no more once the page is alive.
 */
export function replayEarlyTap(): void {
  document.documentElement.dataset.alive = '';
  const tapped = document.querySelector('[data-early-tap]');
  if (!(tapped instanceof HTMLElement)) return;
  delete tapped.dataset.earlyTap;
  tapped.click();
}
