import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { DigitsField, type DigitsFieldProps } from '#app/ui/form/digits-field.tsx';
import type { Language } from '#contract/language.ts';

afterEach(cleanup);
const user = userEvent.setup();

/** A field with what counts beside it. */
function Amount({ kind, first = '' }: { kind: DigitsFieldProps['kind']; first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DigitsField
        label="Amount"
        kind={kind}
        mostDigits={11}
        hint="empty"
        value={value}
        onDigits={setValue}
      />
      <p data-testid="counts">{value}</p>
    </>
  );
}

function Calculator() {
  const [value, setValue] = useState(225_000_000);
  return <NumberSlider label="Price" money="price" value={value} onType={setValue} />;
}

function show(node: React.ReactNode, language: Language = 'id') {
  render(
    <I18nProvider i18n={setupI18n({ locale: language, messages: { [language]: {} } })}>{node}</I18nProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox');
  return { field, counts: () => screen.getByTestId('counts').textContent };
}
const reading = () => screen.queryByRole('status')?.textContent;

test.each([
  ['id', '150', '150', 'Rp 150 Juta', '150000000', '150.000.000'],
  ['id', '185,5', '185,5', 'Rp 185,5 Juta', '185500000', '185.500.000'],
  ['en', '185.5', '185.5', 'Rp 185.5 million', '185500000', '185,500,000'],
  ['id', '185000000', '185.000.000', 'Rp 185 Juta', '185000000', '185.000.000'],
  ['id', '185.000.000', '185.000.000', 'Rp 185 Juta', '185000000', '185.000.000'],
  ['id', '1,25 M', '1,25 M', 'Rp 1,25 Milyar', '1250000000', '1.250.000.000'],
] as const)(
  'in %s a typed %s is shown as %s and read as %s',
  async (language, typed, shown, said, counts, left) => {
    const price = show(<Amount kind="price" />, language);
    expect(screen.getByText('empty')).toBeTruthy();
    await user.type(price.field, typed);
    expect(price.field.value).toBe(shown);
    expect(reading()).toBe(said);
    expect(price.counts()).toBe(counts);
    await user.tab();
    expect(price.field.value).toBe(left);
    expect(reading()).toBe(said);
  },
);

test.each([
  ['185.000.000,00', '185000000'],
  ['Rp185.000.000,-', '185000000'],
  ['\u202aRp\u00a0185.000.000\u202c', '185000000'],
  ['２００', '200000000'],
])('a pasted %j counts %s', async (text, counts) => {
  const price = show(<Amount kind="price" first="123456789" />);
  await user.tripleClick(price.field);
  await user.paste(text);
  expect(price.counts()).toBe(counts);
});

test('a digit is deleted and put in where it stands; what is no amount is left as typed', async () => {
  const price = show(<Amount kind="price" first="123456789" />);
  await user.click(price.field);
  await user.keyboard('{Backspace}');
  expect(price.field.value).toBe('12.345.678');
  price.field.setSelectionRange(2, 2);
  await user.keyboard('9');
  expect(price.field.value).toBe('129.345.678');
  expect(price.field.selectionStart).toBe(3);
  await user.clear(price.field);
  await user.type(price.field, 'nego');
  await user.tab();
  expect(price.field.value).toBe('nego');
  expect(price.counts()).toBe('nego');
});

test('kilometres have their own unit, and a sum is what it says', async () => {
  const distance = show(<Amount kind="kilometers" />);
  await user.type(distance.field, 'km 45rb');
  expect(reading()).toBe('45.000 km');
  cleanup();
  const fee = show(<Amount kind="sum" />);
  await user.type(fee.field, '500');
  expect(fee.counts()).toBe('500');
});

test('a calculator reads the same, and says it', async () => {
  const { field } = show(<Calculator />);
  expect(field.value).toBe('225.000.000');
  await user.clear(field);
  await user.type(field, '185,5');
  expect(reading()).toBe('Rp 185,5 Juta');
  await user.tab();
  expect(field.value).toBe('185.500.000');
});
