import { expect, type Locator } from '@playwright/test';

const topOf = (card: Locator) => card.evaluate((element) => element.getBoundingClientRect().top);

/**
 * Opens a card of a list by its link. The click itself may scroll: the position is the one at that moment.
 * @returns a check that the card is at that position again; it may differ by so many pixels
 */
export async function openCard(card: Locator): Promise<(pixels: number) => Promise<void>> {
  await card.evaluate((element) => {
    const note = () => {
      document.documentElement.dataset.clickedTop = String(element.getBoundingClientRect().top);
    };
    element.addEventListener('click', note, { capture: true, once: true });
  });
  await card.locator('a').first().click();
  const top = Number(await card.page().locator('html').getAttribute('data-clicked-top'));
  return (pixels) => expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(pixels);
}
