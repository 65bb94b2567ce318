// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import { VariantSpecification } from './variant-specification.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const variant = (slug: string, gearbox: string): NewVariant => ({
  ...{ slug, name: slug, facts: [], changes: [], price: null, priceNote: null, priceChanges: [] },
  ...{ isListPrice: false, provincePrices: [] },
  keyFacts: [{ fact: 'transmission', name: 'Gearbox', value: gearbox, text: gearbox }],
});

test('shows the facts of one variant: shared ones, its own, and none that it lacks', () => {
  const { container, getByLabelText } = render(
    <I18nProvider i18n={i18n}>
      <VariantSpecification
        variants={[variant('base', 'Manual'), variant('top', 'Automatic')]}
        specifications={[
          {
            name: 'Drive',
            rows: [
              { name: 'Fuel', values: ['Petrol'] },
              { name: 'Gearbox', values: ['Manual', 'Automatic'] },
              { name: 'Power', values: [null, '77 kW'] },
            ],
          },
          { name: 'Battery', rows: [{ name: 'Range', values: [null, '300 km'] }] },
        ]}
        unknown={['tank', 'dimensions']}
        factsNote={null}
        sources={['A price list']}
      />
    </I18nProvider>,
  );
  const rows = () => [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  const headings = () => [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(rows()).toEqual(['FuelPetrol', 'GearboxManual']);
  expect(headings()).toEqual(['Drive2']);
  expect(container.textContent).toContain('Our sources do not say: tank, dimensions.');
  fireEvent.change(getByLabelText('Specifications of the variant'), { target: { value: 'top' } });
  expect(rows()).toEqual(['FuelPetrol', 'GearboxAutomatic', 'Power77 kW', 'Range300 km']);
  expect(headings()).toEqual(['Drive3', 'Battery1']);
});
