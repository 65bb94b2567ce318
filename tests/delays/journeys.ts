import type { Locator, Page } from '@playwright/test';

/** What people do, each after its page has been opened on a good network. */
export type Journey = {
  readonly name: string;
  readonly path: string;
  /** What is below its end is pushed by what it is scrolled for. */
  readonly grows?: true;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Absent where the page itself is opened again. */
  readonly act?: (page: Page) => Promise<void>;
  readonly content: (page: Page) => Locator;
};

const list = '/mobil-bekas';
const linkTo = (path: string) => (page: Page) => page.locator(`a[href="${path}"]:visible`).first();
const toList = linkTo(list);
const toSelling = linkTo('/jual-mobil-anda');
const card = (page: Page) => page.locator('main article a').nth(1);
const openCar = async (page: Page) => {
  await card(page).click();
  await page.locator('main dl').first().waitFor();
};
const wholeCar = (page: Page) =>
  page.locator('[data-layout=mobile-back] main article[data-status] dl').first();
const dialog = (page: Page) => page.getByRole('dialog');

export const journeys: readonly Journey[] = [
  { name: 'home, seen', path: '/', content: (page) => page.locator('main article h3').first() },
  { name: 'list, seen', path: list, content: (page) => page.locator('main article h2').first() },
  {
    name: 'home to list',
    path: '/',
    // Content that a scroll brings into view (`content-visibility`) is counted as one that moved.
    prepare: (page) => toList(page).scrollIntoViewIfNeeded(),
    act: (page) => toList(page).click(),
    content: (page) => page.locator('[data-layout=listing] main article h2').first(),
  },
  { name: 'a car', path: list, act: (page) => card(page).click(), content: wholeCar },
  {
    name: 'a car and back',
    path: list,
    prepare: openCar,
    act: async (page) => void (await page.goBack()),
    content: (page) => page.locator('main article h2').first(),
  },
  {
    name: 'filter',
    path: list,
    async prepare(page) {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await dialog(page)
        .getByRole('button', { name: /^Honda/ })
        .waitFor();
    },
    async act(page) {
      await dialog(page)
        .getByRole('button', { name: /^Honda/ })
        .click();
      await dialog(page)
        .getByRole('button', { name: /^(Tampilkan|Lihat)/ })
        .click();
    },
    content: (page) => page.locator('main h1', { hasText: 'Honda' }),
  },
  {
    name: 'words',
    path: list,
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('combobox').fill('avanza');
      // What typing asks for is not part of the journey.
      await page.getByRole('option').first().waitFor();
    },
    act: (page) => page.getByRole('banner').getByRole('combobox').press('Enter'),
    content: (page) => page.locator('main h1', { hasText: /avanza/i }),
  },
  {
    name: 'more cars',
    grows: true,
    path: '/mobil-bekas',
    act: (page) => page.locator('main article').nth(19).scrollIntoViewIfNeeded(),
    content: (page) => page.locator('main article').nth(24),
  },
  {
    name: 'a new model',
    path: '/mobil-baru/toyota',
    act: (page) => page.locator('main a[href^="/mobil-baru/toyota/"]:visible').first().click(),
    content: (page) => page.locator('main h1', { hasText: /Toyota \w+/ }),
  },
  {
    name: 'an article',
    path: '/tips-mobil',
    act: (page) => page.locator('main a[href^="/tips-mobil/"]:visible').first().click(),
    content: (page) => page.locator('main article p').first(),
  },
  {
    name: 'a brand',
    path: '/beli-mobil-bekas',
    act: (page) => page.locator('main a[href^="/mobil-bekas/"]:visible').first().click(),
    content: (page) => page.locator('[data-layout=listing] main article h2').first(),
  },
  {
    name: 'sell',
    path: '/',
    prepare: (page) => toSelling(page).scrollIntoViewIfNeeded(),
    act: (page) => toSelling(page).click(),
    content: (page) => page.locator('main h1').first(),
  },
];
