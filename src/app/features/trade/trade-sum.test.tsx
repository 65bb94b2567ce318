// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type OwnValue, TradeBrief, TradeSum } from './trade-sum.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const wanted = { listing: 7, variant: null, name: 'Toyota Innova 2021', price: 300e6 };
const worth = (source: OwnValue['source']): OwnValue => ({ low: 150e6, high: 170e6, basis: '', source });

function show(own: OwnValue | undefined) {
  render(
    <I18nProvider i18n={i18n}>
      <TradeBrief own={own} wanted={wanted} />
      <TradeSum page="mobil" data={{ rates: [], ratesNote: '' }} own={own} unknown="" wanted={wanted} />
    </I18nProvider>,
  );
  return screen.getAllByRole('term').map((term) => term.textContent);
}

test.each([
  ['market', 'Asked for cars like yours'],
  ['calculator', 'Your vehicle, estimated'],
  ['hope', 'What you hope to get'],
] as const)('a value says where it comes from: %s', (source, told) => {
  expect(show(worth(source))[1]).toBe(told);
});

test('the difference stands above the form as in the sum, as soon as both are known', () => {
  show(worth('market'));
  const brief = screen.getByRole('link');
  const target = document.getElementById(brief.getAttribute('href')?.slice(1) ?? '');
  expect(brief.querySelector('strong')?.textContent).toMatch(/130.*150/);
  expect(target?.textContent).toContain(brief.querySelector('strong')?.textContent ?? '–');
  cleanup();
  show(undefined);
  expect(screen.queryByRole('link')).toBeNull();
});

const describeIt = 'Describe your vehicle.';
const own = 'Rp 150–170 million';

test.each([
  ['both', undefined, undefined, describeIt, ['Not chosen yet', 'Not known yet']],
  ['the own vehicle', undefined, wanted, describeIt, ['Rp 300 million', 'Not known yet']],
  ['the next one', worth('market'), undefined, 'Choose the next vehicle', ['Not chosen yet', own]],
  [
    ...['the next one’s price', worth('market'), { ...wanted, price: null }],
    ...['We do not know the price', ['Price not known', own]],
  ],
] as const)(
  'where %s is missing, the sum says what to do instead of a dash',
  (_what, value, next, told, values) => {
    render(
      <I18nProvider i18n={i18n}>
        <TradeSum
          {...{ page: 'mobil', data: { rates: [], ratesNote: '' }, unknown: describeIt }}
          own={value}
          wanted={next}
        />
      </I18nProvider>,
    );
    expect(screen.getByRole('status').textContent).toContain(told);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(values);
  },
);
