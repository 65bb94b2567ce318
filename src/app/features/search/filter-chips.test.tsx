// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { CheckedFilter } from '#contract/search/filter.schema.ts';
import type { FilterAnswer } from '#contract/search/search.schema.ts';
import { FilterChips } from './filter-chips.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const toyota: CheckedFilter = {
  slug: 'toyota',
  type: 'brand',
  name: 'Toyota',
  removeUrl: '/mobil-bekas/manual',
};
const manual: CheckedFilter = {
  ...{ slug: 'manual', type: 'transmission', name: 'Manual', removeUrl: '/mobil-bekas/toyota' },
};

/** The server's response for a list with these values. */
function answerOf(url: string, checkedFilters: CheckedFilter[], count: number): FilterAnswer {
  const nothing = { minPrice: null, maxPrice: null, correctedWords: null, newToday: 0 };
  const noText = { title: '', description: '', subDescription: '', alternateUrl: '' };
  const none = {
    filters: [],
    relaxations: [],
    breadCrumbs: [],
    faqs: [],
    popularCities: [],
    sortOptions: [],
  };
  const priceRange = { range: [], min: 0, max: 0, rangeValue: null };
  return {
    bu: 'mobil',
    colorCode: {},
    priceRange,
    ...nothing,
    ...noText,
    ...none,
    url,
    checkedFilters,
    count,
  };
}

test('the second of two quickly removed values stays removed if counts are refreshed in between', () => {
  const { hook, history } = memoryLocation({ path: '/mobil-bekas/toyota+manual', record: true });
  const chips = (filters: FilterAnswer) => (
    <I18nProvider i18n={i18n}>
      <Router hook={hook}>
        <FilterChips filters={filters} words="" query="" />
      </Router>
    </I18nProvider>
  );
  const removal = (name: string) => screen.queryByRole('link', { name: `Remove ${name}` });
  const both = answerOf('/mobil-bekas/toyota+manual', [toyota, manual], 30);
  const { rerender } = render(chips(both));
  fireEvent.click(screen.getByRole('link', { name: 'Remove Manual' }));
  expect(history.at(-1)).toBe('/mobil-bekas/toyota');

  // Newer counts of the same list; the list without the first value has not arrived.
  rerender(chips({ ...both, count: 31 }));
  expect(removal('Manual')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Remove Toyota' }));
  expect(history.at(-1)).toBe('/mobil-bekas');
  expect(removal('Toyota')).toBeNull();

  // Once the list has arrived, its own values apply, even if they are the same.
  rerender(chips(answerOf('/mobil-bekas', [], 300)));
  rerender(chips(both));
  expect(removal('Manual')).not.toBeNull();
  expect(removal('Toyota')).not.toBeNull();
});
