import type { Page } from '@playwright/test';

/** Buttons, fields and links that are smaller than a finger, but for links within a sentence (docs/product.md#look). */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const targets =
      'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]';
    const faults = [...document.querySelectorAll(targets)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const own = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
      if (getComputedStyle(element).pointerEvents === 'none') return [];
      if (element.tagName === 'A' && getComputedStyle(element).display === 'inline') return [];
      const size = own.getBoundingClientRect();
      if (size.width <= 1 || size.height <= 1 || (size.width >= least && size.height >= least)) return [];
      own.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { width, height, top, left } = own.getBoundingClientRect();
      // A pseudo-element may make it larger than it looks.
      const reaches = (x: number, y: number) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (own === found || own.contains(found));
      };
      const isSeen = top >= 0 && left >= 0 && top + height <= innerHeight && left + width <= innerWidth;
      const [middleX, middleY] = [left + width / 2, top + height / 2];
      const isTall =
        height >= least || (isSeen && reaches(middleX, middleY - 21) && reaches(middleX, middleY + 21));
      const isWide =
        width >= least || (isSeen && reaches(middleX - 21, middleY) && reaches(middleX + 21, middleY));
      if (isTall && isWide) return [];
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      return [`${Math.round(width)} × ${Math.round(height)} px: ${element.tagName} “${text}”`];
    });
    for (const element of document.querySelectorAll('*')) element.scrollLeft = 0;
    scrollTo({ top: 0, left: 0, behavior: 'instant' });
    return [...new Set(faults)];
  });
}
