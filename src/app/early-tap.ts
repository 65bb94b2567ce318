import { openAround, tapWhenHydrated } from './ui/part/gates.ts';

/**
 * Does again what was typed and tapped before the page could answer: public/taps.js marks it, and says no more once
 * the page is alive.
 */
export function replayEarlyTap(): void {
  document.documentElement.dataset.alive = '';
  const fields = [...document.querySelectorAll('[data-early-input]')];
  for (const field of fields) openAround(field);
  // Once the app has hydrated the fields.
  setTimeout(() => {
    for (const field of fields) typeAgain(field);
    // Once it has taken in what was typed: what a field or a form does with it sees it then.
    queueMicrotask(() => {
      for (const field of fields) {
        // It was left already: what is checked then is checked now.
        if (field !== document.activeElement) field.dispatchEvent(new Event('focusout', { bubbles: true }));
      }
      const tapped = document.querySelector('[data-early-tap]');
      if (!(tapped instanceof HTMLElement)) return;
      delete tapped.dataset.earlyTap;
      tapWhenHydrated(tapped);
    });
  });
}

function typeAgain(field: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  delete field.dataset.earlyInput;
  const typed = field.value;
  // React compares with what it was told last: https://github.com/facebook/react/issues/11488
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
