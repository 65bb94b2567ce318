// On a slow network the page is readable long before its script is there. A button tapped meanwhile is
// marked, the last one only, and answers as soon as it can; see src/app/early-tap.ts.
addEventListener(
  'click',
  (event) => {
    if ('alive' in document.documentElement.dataset || !(event.target instanceof Element)) return;
    const button = event.target.closest('button[type="button"]');
    if (!button) return;
    document.querySelector('[data-early-tap]')?.removeAttribute('data-early-tap');
    button.setAttribute('data-early-tap', '');
  },
  true,
);
