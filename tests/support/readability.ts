import type { Page } from '@playwright/test';

type Readability = {
  /** Visible ones. */
  readonly characters: number;
  /** What cannot be read or used well, in words. */
  readonly faults: readonly string[];
};

/** Measures what is shown: sizes, tracking, and words that are broken across lines. */
export function readabilityOf(page: Page): Promise<Readability> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    let characters = 0;
    const nameOf = (element: Element) =>
      `${element.tagName}.${element.getAttribute('class')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const sizeOf = (element: Element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return element instanceof SVGTextContentElement ? size * (element.getScreenCTM()?.a ?? 1) : size;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const element = node.parentElement;
      if (!element || text.trim() === '' || !isShown(element)) continue;
      // Texts for screen readers are cut to a pixel.
      if (element.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(node);
      if (range.getBoundingClientRect().width <= 1) continue;
      characters += text.replace(/\s/g, '').length;
      const size = sizeOf(element);
      if (size < 11.99) faults.add(`${size.toFixed(1)} px: ${nameOf(element)}`);
      const isTight = Number.parseFloat(getComputedStyle(element).letterSpacing) < 0;
      if (isTight && size < 20) faults.add(`tight: ${nameOf(element)}`);
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\d]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) faults.add(`broken: ${word} in ${nameOf(element)}`);
      }
    }
    const typed =
      'input:not([type=checkbox],[type=radio],[type=range],[type=file],[type=hidden]),select,textarea';
    for (const field of document.querySelectorAll(typed)) {
      const size = sizeOf(field);
      // iOS zooms into the page at a smaller one.
      if (isShown(field) && size < 15.99) faults.add(`${size.toFixed(1)} px: ${nameOf(field)}`);
    }
    return { characters, faults: [...faults] };
  });
}

/** @returns what reaches beyond the side of the page */
export function beyondThePage(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.1,
    );
    return [`${scrollWidth} px`, ...beyond.slice(0, 9).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });
}
