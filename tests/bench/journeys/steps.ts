import { type Locator, expect as quickExpect } from '@playwright/test';
import { stepPatienceMs } from '../../support/patience.ts';
import type { Thumb } from './thumb.ts';

export const expect = quickExpect.configure({ timeout: stepPatienceMs });

export const buyer = { name: 'Sari Dewi', mobile: '081234567890' } as const;

/** Types into the search of the home page, and follows the suggestion of that name. */
export async function searchFromHome(thumb: Thumb, words: string, suggestion: RegExp): Promise<void> {
  const { page } = thumb;
  await thumb.open('/');
  await thumb.tap(page.getByRole('main').getByRole('combobox'));
  const search = page.getByRole('dialog');
  const field = search.getByRole('combobox');
  await expect(field).toBeFocused();
  await thumb.type(field, words);
  // The suggestions for all of the words.
  await expect(search.getByRole('option').last()).toHaveText(words);
  await thumb.tap(search.getByRole('option', { name: suggestion }).first());
}

/** The form was sent, and the server has it. */
export const hasArrived = (sheet: Locator) => expect(sheet.locator('[data-state=sent]')).toBeVisible();
