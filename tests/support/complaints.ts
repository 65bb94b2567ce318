import type { Page } from '@playwright/test';

/**
 * Messages that the tests cause themselves: error statuses, and the blocked worker, for which Playwright's `register`
 * answers nothing, unlike a browser's.
 */
const expected =
  /Failed to load resource: the server responded with a status of (404|500)|^Service Worker registration blocked|\(reading 'waiting'\)/;

/** Console errors and warnings of a page, hydration mismatches included, and exceptions. */
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
