import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { isEverything } from '../support/in-turn.ts';
import { addressOfCar } from '../support/listed-car.ts';

const pages = {
  home: { path: async () => '/', button: 'Menu' },
  list: { path: async () => '/mobil-bekas', button: /^Filter/ },
  car: { path: (page: Page) => addressOfCar(page), button: 'Lihat nomor' },
} as const;
const scripts = ['entry', 'first', 'words-first', 'packages', 'schemas', 'browse', 'words-browse'] as const;

/** How a script does not arrive. */
const failures: Readonly<Record<string, (route: Route, mended: Promise<void>) => Promise<void>>> = {
  aborted: (route) => route.abort(),
  'not found': (route) => route.fulfill({ status: 404, body: '' }),
  'a page of a proxy': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
  late: async (route, mended) => {
    await mended;
    await route.fallback();
  },
  'offline afterwards': (route) => route.abort('internetdisconnected'),
};

for (const [onPage, name] of Object.keys(pages).entries()) {
  for (const [at, script] of scripts.entries()) {
    for (const [how, failure] of Object.keys(failures).entries()) {
      // Of 105, each script and each failure, on pages in turn.
      if (!isEverything && (at + how * 2 + onPage * 3) % 7 !== 0) continue;
      test(`${name}, ${script}, ${failure}: the page stays, says so, and recovers`, async ({
        page,
        context,
      }) => {
        await withoutCityPopup(page);
        const { path, button } = pages[name as keyof typeof pages];
        let mend = () => {};
        const mended = new Promise<void>((resolve) => (mend = resolve));
        const files = `**/assets/${script}-*.js`;
        await page.route(files, (route) => failures[failure]?.(route, mended));
        await page.goto(await path(page));
        const main = page.getByRole('main');
        const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '-';
        if (failure === 'offline afterwards') await context.setOffline(true);
        const tapped = page.getByRole('button', { name: button }).filter({ visible: true }).first();
        const words = page.getByText('Bagian ini belum termuat');
        // A new document, with which some failures are answered, forgets the tap.
        await expect(async () => {
          await tapped.click();
          await expect(words).toBeVisible({ timeout: 6000 });
        }).toPass();
        await expect(main).toContainText(title);
        await expect(tapped).toBeVisible();

        if (failure === 'late') mend();
        else await page.unroute(files);
        if (failure === 'offline afterwards') await context.setOffline(false);
        const sheet = page.getByRole('dialog');
        await expect(async () => {
          if (!(await sheet.isVisible())) await tapped.click({ timeout: 1000 });
          await expect(sheet).toBeVisible({ timeout: 3000 });
        }).toPass();
        await expect(words).toBeHidden();
      });
    }
  }
}
