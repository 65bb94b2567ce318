// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { StagedFilters } from '#app/features/search/use-staged-filters.ts';
import type { FilterGroup } from '#contract/search/filter.schema.ts';
import { FilterChoices } from './filter-choices.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const nothing = () => undefined;
const group = (slug: FilterGroup['slug']): FilterGroup => ({
  ...{ slug, name: slug, multiple: true, total: 1 },
  filters: [{ slug: `${slug}-1`, name: 'One', count: 3, type: 'fuel', url: '/', isChecked: false }],
});

function textOf(slug: FilterGroup['slug']): string {
  const answer: StagedFilters['answer'] = {
    ...{ bu: 'mobil', count: 3, newToday: 0, url: '/', alternateUrl: '/', title: '', description: '' },
    ...{ subDescription: '', breadCrumbs: [], faqs: [], checkedFilters: [], relaxations: [] },
    ...{ popularCities: [], colorCode: {}, sortOptions: [], minPrice: null, maxPrice: null },
    priceRange: { range: [], min: 0, max: 0, rangeValue: null },
    ...{ correctedWords: null, filters: [group(slug)] },
  };
  const staged: StagedFilters = {
    ...{ selection: [], answer, count: 3, isCounting: false, isFull: false },
    ...{ has: () => false, toggle: nothing, change: nothing },
  };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <FilterChoices view={{ kind: 'groups', groups: [slug] }} staged={staged} onOpen={nothing} />
    </I18nProvider>,
  );
  return container.textContent ?? '';
}

test('instalments are filtered with the down payment and months of each car’s age, and that is said', () => {
  expect(textOf('instalment')).toMatch(/down payment and months that lenders usually give for the car’s age/);
  expect(textOf('fuel-type')).not.toContain('down payment');
});
