// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SellFormProvider, type SellFormView } from '#app/features/sell/draft/use-sell-form.ts';
import { draft as draftSchema } from '#offline/drafts/draft.schema.ts';
import { EditSteps } from './edit-steps.tsx';

afterEach(cleanup);

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const id = '0b7c2c0e-5d0a-4a53-9f0b-0d6a5a4f1a11';
const form = {
  ...{ cityName: 'Bandung', brandName: 'Toyota', modelName: 'Avanza', makeYear: '2019' },
  ...{ price: '150000000', name: 'Sari' },
};
const draft = {
  ...z.parse(draftSchema, { id, createdAt: 0, editedAt: 0 }),
  ...{ form, photoIds: ['a', 'b', 'c'], listing: { id: 7, revision: 1 } },
};
const nothing = () => undefined;
const view: SellFormView = {
  ...{ draft, form, errors: {}, set: nothing, leave: nothing, messageOf: nothing, conflictOf: nothing },
  ...{ settle: nothing, check: nothing, flush: async () => undefined },
  state: { kind: 'ready', draft, form, conflicts: {}, failure: undefined, isSaving: false },
};

test('an edit lists what can be changed, with what it says now, and leads to its step', () => {
  render(
    <I18nProvider i18n={i18n}>
      <SellFormProvider value={view}>
        <EditSteps draft={draft} />
      </SellFormProvider>
    </I18nProvider>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'CityBandung',
    expect.stringMatching(/^Car.*Avanza/),
    'Photos3 photos',
    'PriceRp 150 million',
    'ContactSari',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['', '/step-two', '/step-three', '/step-four', '/profile'].map(
      (path) => `/en/jual-mobil-anda${path}?draft=${id}`,
    ),
  );
});
