/**
 * From here on the app hears every tap, and public/taps.js marks none. To be called as soon as React listens: a tap
 * that comes before the page is taken over makes it do so at once, and would be done twice if it were marked too.
 * https://react.dev/reference/react-dom/client/hydrateRoot
 */
export function endEarlyTaps(): void {
  document.documentElement.dataset.alive = '';
}

/** Does again what was typed and tapped before the app listened, as public/taps.js marked it. */
export function replayEarlyTap(): void {
  for (const field of document.querySelectorAll('[data-early-input]')) typeAgain(field);
  const tapped = document.querySelector('[data-early-tap]');
  if (!(tapped instanceof HTMLElement)) return;
  delete tapped.dataset.earlyTap;
  tapped.click();
}

function typeAgain(field: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  delete field.dataset.earlyInput;
  const typed = field.value;
  // React compares with what it was told last: https://github.com/facebook/react/issues/11488
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // It was left already: what is checked then is checked now.
  if (field !== document.activeElement) field.dispatchEvent(new Event('focusout', { bubbles: true }));
}
