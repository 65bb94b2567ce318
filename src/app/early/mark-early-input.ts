import { rememberLanguage } from '#app/data/device/language-choice.ts';

/** docs/product.md#bad-networks */
const patienceMs = 4000;

/**
 * Handles taps and typing before the app's script has loaded, or without it: on a slow network the page is
 * readable long before.
 */
export function markEarlyInput(): void {
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      noteLanguageLink(event.target.closest<HTMLAnchorElement>('a[hreflang]'));
      const sheetLink = event.target.closest<HTMLAnchorElement>('a[data-sheet]');
      if (!sheetLink) markEarlyTap(event, event.target.closest('button[type="button"], [role="combobox"]'));
      else if (!event.metaKey && !event.ctrlKey && !event.shiftKey) waitForSheet(event, sheetLink);
    },
    true,
  );
  // Prevents the native submission of a form that only the app can send: it would put all inputs into the
  // URL.
  addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof Element) || event.target.hasAttribute('action')) return;
      if (markEarlyTap(event, event.submitter)) event.preventDefault();
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      // Parts of the page are hydrated later than the page (gates.ts).
      // With its value: React resets a field that it has hydrated when another one changes.
      if ('value' in target && (!isAlive() || target.closest('[data-pending]')))
        target.setAttribute('data-early-input', String(target.value));
    },
    true,
  );
}

/** A link that opens a sheet leads to its page only if the app is too late to open it. */
function waitForSheet(event: Event, link: HTMLAnchorElement): void {
  if (!markEarlyTap(event, link)) return;
  event.preventDefault();
  setTimeout(() => {
    // Not after a later tap on something else.
    if (!isAlive() && link.hasAttribute('data-early-tap')) location.assign(link.href);
  }, patienceMs);
}

function isAlive(): boolean {
  return 'alive' in document.documentElement.dataset;
}

/** Stores the choice of a language link. */
function noteLanguageLink(link: HTMLAnchorElement | null): void {
  if (!link) return;
  rememberLanguage(link.hreflang);
  // Keeps sort order and page, which the server-rendered link does not contain.
  link.search = location.search;
}

/**
 * Marks the last tapped button or search field, to be clicked again after hydration (replay-early-input.ts).
 * Stops the event, because React may already listen and would handle the tap a second time.
 * @returns whether the page was not hydrated yet
 */
function markEarlyTap(event: Event, button: Element | null): boolean {
  if (isAlive()) return false;
  if (!button) return true;
  event.stopPropagation();
  document.querySelector('[data-early-tap]')?.removeAttribute('data-early-tap');
  button.setAttribute('data-early-tap', '');
  const { dataset } = document.documentElement;
  // With `data-missing` it shows that code is late or missing (shell.module.css).
  dataset.asked = '';
  setTimeout(() => {
    if (!isAlive()) dataset.missing = '';
  }, patienceMs);
  return true;
}
