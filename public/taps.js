// What taps do before, or without, the app's own script; on a slow network the page is readable long before that is there.
addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    rememberLanguage(event.target.closest('a[hreflang]'));
    // Only what was tapped last is done: a second tap takes the place of the first, here or in the app.
    document.querySelector('[data-early-tap]')?.removeAttribute('data-early-tap');
    if (!('alive' in document.documentElement.dataset)) {
      markEarlyTap(event.target.closest('button[type="button"]'));
    }
  },
  true,
);

// A form that the app alone can send would go out as an address, with everything typed in it.
addEventListener(
  'submit',
  (event) => {
    if ('alive' in document.documentElement.dataset || event.target.hasAttribute('action')) return;
    event.preventDefault();
    markEarlyTap(event.submitter);
  },
  true,
);
addEventListener(
  'input',
  (event) => {
    if (!('alive' in document.documentElement.dataset)) event.target.setAttribute('data-early-input', '');
  },
  true,
);

/** The same page in the other language, and that language for a year. */
function rememberLanguage(link) {
  if (!link) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = `lang=${link.hreflang}; path=/; max-age=${365 * 24 * 60 * 60}; SameSite=Lax`;
  // Sort order and page go along; only the device knows them.
  link.search = location.search;
}

/** The button tapped last, and no other, answers as soon as it can; see src/app/early-tap.ts. */
function markEarlyTap(button) {
  button?.setAttribute('data-early-tap', '');
}
