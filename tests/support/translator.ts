import type { Page } from '@playwright/test';
import { openAlive } from './alive.ts';

/** When a translator replaces the page's texts; `always` goes on for all that appears or changes. */
export const moments = ['before', 'after', 'always'] as const;
export type Moment = (typeof moments)[number];

/** Puts `<font><font>` in the place of each text, as Chrome's translator does, and adds what extensions add. */
function translate(moment: Moment): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) found.push(walker.currentNode);
    for (const text of found) {
      const { parentElement, nextSibling, nodeValue } = text;
      if (!parentElement || !nodeValue?.trim()) continue;
      if (parentElement.closest('font, script, style, noscript, textarea')) continue;
      const wrapper = document.createElement('font');
      wrapper.append(document.createElement('font'));
      wrapper.firstElementChild?.append(nodeValue);
      if (moment === 'after') parentElement.replaceChild(wrapper, text);
      else {
        parentElement.removeChild(text);
        parentElement.insertBefore(wrapper, nextSibling);
      }
    }
  };
  document.documentElement.classList.add('translated-ltr');
  document.documentElement.append(document.createElement('grammarly-desktop-integration'));
  document.head.prepend(document.createElement('meta'));
  document.body.prepend(document.createElement('div'));
  wrap(document.body);
  if (moment !== 'always') return;
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') wrap(target);
      for (const node of addedNodes) wrap(node);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Opens pages as a browser shows them that translates. */
export async function translatedPages(page: Page, moment: Moment) {
  const translating = `(${translate})('${moment}')`;
  if (moment !== 'after')
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => ${translating})`);
  return async (path: string) => {
    // A test may hold scripts, which the `load` event waits for.
    if (moment !== 'after') return void (await page.goto(path, { waitUntil: 'domcontentloaded' }));
    await openAlive(page, path);
    await page.evaluate(translating);
  };
}
