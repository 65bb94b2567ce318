import type { Locator, Page } from '@playwright/test';
import type { Sight } from './stopwatch.ts';

/** What people do, and what they come to see. Texts are the Indonesian ones. */
export type Journey = {
  readonly name: string;
  /** The page it begins on, which this device has seen; for a start, the page that is opened. */
  readonly path: (places: Places) => string;
  /** Absent for a start. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly target?: (page: Page) => Locator;
  /** Types these words instead of a tap. */
  readonly types?: string;
  readonly content: Sight;
  /** Whether the kept city can answer it, or the device has it in any case. */
  readonly isOfCity: boolean;
};

export type Places = { readonly draft: string; readonly car: string; readonly city: string };

/** The page says what it cannot do now, or from when its data is. */
export const anyMessage: Sight = {
  selector: '[role=status], [role=alert], main h1, dialog p, [role=dialog] p',
  text: '[Oo]ffline|belum tersimpan|sinyal|jaringan|Menunggu',
};

const list = ({ city }: Places) => `/mobil-bekas/${city}`;
const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Honda/ })
    .waitFor();
};
const searchField = (page: Page) => page.getByRole('banner').getByRole('combobox');
const honda = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Honda/ });
const apply = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Tampilkan/ });

export const journeys: readonly Journey[] = [
  { name: 'start, seen', path: list, content: { selector: 'main article h2' }, isOfCity: true },
  {
    name: 'start, unseen',
    path: () => '/mobil-bekas/toyota',
    content: { selector: 'main article h2', text: 'Toyota' },
    isOfCity: true,
  },
  {
    name: 'filter, its counts',
    path: list,
    prepare: openFilters,
    target: honda,
    content: { selector: '[role=dialog] button[aria-busy=false]', text: '^Tampilkan', isNew: true },
    isOfCity: true,
  },
  {
    name: 'filter, its list',
    path: list,
    async prepare(page) {
      await openFilters(page);
      await honda(page).click();
    },
    target: apply,
    content: { selector: 'main h1', text: 'Honda' },
    isOfCity: true,
  },
  {
    name: 'a car of a list',
    path: list,
    target: (page) => page.locator('main article a').nth(3),
    content: { selector: '[data-layout=mobile-back] main h1' },
    isOfCity: true,
  },
  {
    name: 'search, suggestions',
    path: list,
    prepare: (page) => searchField(page).fill(''),
    target: searchField,
    types: 'avanza',
    content: { selector: '[role=option]', text: '[Aa]vanza', isNew: true },
    isOfCity: true,
  },
  {
    name: 'search, result',
    path: list,
    prepare: (page) => searchField(page).fill('avanza'),
    target: (page) => page.getByRole('search').getByRole('button', { name: 'Cari' }),
    content: { selector: 'main h1', text: '[Aa]vanza' },
    isOfCity: true,
  },
  {
    name: 'publish',
    path: ({ draft }) => draft,
    target: (page) => page.getByRole('main').getByRole('button', { name: 'Pasang iklan' }),
    content: { selector: '[role=dialog]', text: 'Terima kasih' },
    isOfCity: true,
  },
  {
    name: 'number',
    path: ({ car }) => car,
    target: (page) => page.getByRole('button', { name: 'Lihat nomor' }).filter({ visible: true }),
    content: { selector: '[role=dialog] p', text: '08|\\+62' },
    // The server alone has numbers: the device stores those that were shown.
    isOfCity: false,
  },
];
