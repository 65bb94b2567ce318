import type { Page } from '@playwright/test';

/**
 * What the tests bring about themselves: answers that are no page, and the worker they leave out, for which Playwright
 * has a `register` that answers nothing, as no browser's does.
 */
const expected =
  /Failed to load resource: the server responded with a status of (404|500)|^Service Worker registration blocked|\(reading 'waiting'\)$/;

/** Whatever a page writes to the console as an error or warning, a hydration mismatch among it, and what throws. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!expected.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  return complaints;
}
