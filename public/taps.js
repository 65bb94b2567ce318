// What taps do before, or without, the app's own script; on a slow network the page is readable long before that is there.
addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    rememberLanguage(event.target.closest('a[hreflang]'));
    markEarlyTap(event, event.target.closest('button[type="button"]'));
  },
  true,
);

// A form that the app alone can send would go out as an address, with everything typed in it.
addEventListener(
  'submit',
  (event) => {
    if (event.target.hasAttribute('action')) return;
    if (markEarlyTap(event, event.submitter)) event.preventDefault();
  },
  true,
);
addEventListener(
  'input',
  (event) => {
    if (!isAlive()) event.target.setAttribute('data-early-input', '');
  },
  true,
);

function isAlive() {
  return 'alive' in document.documentElement.dataset;
}

/** The same page in the other language, and that language for a year. */
function rememberLanguage(link) {
  if (!link) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `lang=${link.hreflang}; path=/; max-age=${365 * 24 * 60 * 60}; SameSite=Lax`;
  // Sort order and page go along; only the device knows them.
  link.search = location.search;
}

/**
 * The button tapped last, and no other, answers as soon as it can; see src/app/early-tap.ts. React, which may listen
 * already and would take the page over because of the tap, does not hear of it: it would be done twice.
 * @returns whether it came too early
 */
function markEarlyTap(event, button) {
  if (isAlive()) return false;
  if (!button) return true;
  event.stopPropagation();
  document.querySelector('[data-early-tap]')?.removeAttribute('data-early-tap');
  button.setAttribute('data-early-tap', '');
  return true;
}
