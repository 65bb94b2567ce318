/**
 * Handles taps and typing before, or without, the app's own script: on a slow network the page is readable long before
 * that has loaded.
 */
export function markEarlyInput(): void {
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      rememberLanguage(event.target.closest<HTMLAnchorElement>('a[hreflang]'));
      markEarlyTap(event, event.target.closest('button[type="button"], [role="combobox"]'));
    },
    true,
  );
  // A form that only the app can send would be submitted as an address with everything typed into it.
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
    (event) => {
      if (!isAlive() && event.target instanceof Element) event.target.setAttribute('data-early-input', '');
    },
    true,
  );
}

function isAlive(): boolean {
  return 'alive' in document.documentElement.dataset;
}

/** Links to the same page in the other language, and remembers that language for a year. */
function rememberLanguage(link: HTMLAnchorElement | null): void {
  if (!link) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `lang=${link.hreflang}; path=/; max-age=${365 * 24 * 60 * 60}; SameSite=Lax`;
  // Keeps sort order and page, which only the device knows.
  link.search = location.search;
}

/**
 * Marks the last tapped button or search field, to be clicked again after hydration (replay-early-input.ts). Keeps the
 * event from React, which may listen already and would handle the tap a second time.
 * @returns whether the page was not hydrated yet
 */
function markEarlyTap(event: Event, button: Element | null): boolean {
  if (isAlive()) return false;
  if (!button) return true;
  event.stopPropagation();
  document.querySelector('[data-early-tap]')?.removeAttribute('data-early-tap');
  button.setAttribute('data-early-tap', '');
  return true;
}
