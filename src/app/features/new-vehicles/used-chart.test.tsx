// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UsedChart } from './used-chart.tsx';

afterEach(cleanup);

/** Percent of the axis that a year’s name takes on a phone of 320 px. */
const narrowestShare = 13.5;

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function show(years: readonly number[], newPrice: number | undefined) {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <UsedChart
        years={years.map((year) => ({ year, count: 1, lowest: 90e6, median: 1e8, highest: 12e7 }))}
        newPrice={newPrice}
        newLabel="New"
        marked={undefined}
      />
    </I18nProvider>,
  );
  const names = [...container.querySelectorAll<HTMLElement>('p > span')];
  return names.map(({ textContent, style }) => ({ name: textContent, x: Number.parseFloat(style.left) }));
}

test.each([
  ['many years, some without ads', [2026, 2021, 2019, 2018, 2011], 294e6, 'New'],
  ['few years', [2024, 2023, 2022], 294e6, 'New'],
  ['no new price', [2024, 2020, 2012], undefined, '2024'],
] as const)('names on the axis keep apart, and its end has one: %s', (_, years, newPrice, end) => {
  const names = show(years, newPrice).toSorted((a, b) => b.x - a.x);
  expect(names[0]?.name).toBe(end);
  expect(names.length).toBeGreaterThan(2);
  for (const [place, { x }] of names.slice(1).entries())
    expect((names[place]?.x ?? 0) - x).toBeGreaterThanOrEqual(narrowestShare);
});
