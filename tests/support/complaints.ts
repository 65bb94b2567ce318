import type { Page } from '@playwright/test';

/** What the tests bring about themselves: answers that are no page, and the worker they leave out. */
const expected =
  /Failed to load resource: the server responded with a status of (404|500)|^Service Worker registration blocked/;

/** Whatever a page writes to the console as an error or warning, a hydration mismatch among it, and what throws. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expected.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
