import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../support/alive.ts';
import { attackStrings } from '../support/attack-strings.ts';
import { attack, attackedStaff, attackingTexts } from '../support/attacked-site.ts';
import { test } from '../support/browser-test.ts';
import { complaintsOf } from '../support/complaints.ts';
import { type OtherSite, otherSite } from '../support/other-site.ts';
import { proveNumber, sellWords } from '../support/sell-flow.ts';

/* Markup and scripts in every text of other people: shown as typed, and nothing runs. */

let site: OtherSite;
test.beforeAll(async () => {
  site = await otherSite();
});

async function expectHarmless(page: Page): Promise<void> {
  await untilAlive(page);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
}

test('in a listing, on its page, in lists, among favourites and compared', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(`${site.url}/mobil-bekas/avanza?sort=createdAt&order=desc`);
  await expectHarmless(page);
  const card = page.locator('main article').filter({ hasText: 'onerror' }).first();
  await expect(card).toBeVisible();
  await card.locator('button[aria-pressed]').first().click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Favorit (1)' })).toBeVisible();
  const address = await card.locator('a').first().getAttribute('href');
  for (const prefix of ['', '/en']) {
    await page.goto(`${site.url}${prefix}${address}`);
    await expectHarmless(page);
    await expect(page.locator('h1')).toContainText('onerror');
    await expect(page.locator('main')).toContainText('<script>window.pwned=1</script>');
  }
  await page.goto(`${site.url}/favorit`);
  await expect(page.getByRole('tabpanel').getByRole('article')).toContainText('onerror');
  await expectHarmless(page);
  await page.goto(`${site.url}/bandingkan-mobil-bekas?ids=${/(\d+)$/.exec(address ?? '')?.[1]}`);
  await expect(page.getByRole('table')).toContainText('onerror');
  await expectHarmless(page);
  expect(complaints).toEqual([]);
});

test('in search words', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const address of ['/search/result', '/mobil-bekas']) {
    await page.goto(`${site.url}${address}?q=${encodeURIComponent(attack)}`);
    await expect(page.locator('h1')).toBeVisible();
    await expectHarmless(page);
    // As typed, tags included, within the length of a title.
    await expect(page.locator('main')).toContainText('"window.pwned=1"></script><scrip');
  }
  expect(complaints).toEqual([]);
});

/** Elements that could run something, apart from the page's own. */
const foreignIn = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*:not(script[type="application/ld+json"])')].flatMap((element) => {
      const names = [...element.attributes].map(({ name }) => name);
      const address = ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? '').join('');
      const { protocol } = new URL(address, location.href);
      const isForeign =
        /^(script|iframe|object|embed|base|meta|link|style|math|marquee)$/i.test(element.tagName) ||
        names.some((name) => /^on|^formaction$|^srcdoc$/i.test(name)) ||
        !['http:', 'https:', 'mailto:', 'tel:', 'blob:'].includes(protocol);
      return isForeign ? [element.outerHTML.slice(0, 200)] : [];
    }),
  );

test('thousands of attack strings in articles, reviews, moderation and the editor', async ({ page }) => {
  const complaints = complaintsOf(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const look = async (address: string, shows: string) => {
    await page.goto(site.url + address);
    await expect(page.locator('main')).toContainText(shows);
    await expectHarmless(page);
    expect(await foreignIn(page), address).toEqual([]);
  };
  for (const at of attackingTexts.keys()) await look(`/tips-mobil/serangan-${at}`, 'onerror');
  await look('/en/tips', attack.slice(0, 40));
  await look('/review-pengguna', 'ONERROR');
  await page.goto(`${site.url}/myaccount/signin?redirect=/ovb/review`);
  await proveNumber(page, sellWords.id, attackedStaff);
  await expect(page).toHaveURL(/\/ovb\/review$/);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Ulasan pemilik' }).click();
  await expect(page.locator('main')).toContainText('ONERROR');
  expect(await foreignIn(page)).toEqual([]);
  await page.goto(`${site.url}/ovb/konten?text=Judul`);
  await page
    .getByRole('link', { name: /onerror/ })
    .last()
    .click();
  await page.getByRole('tab', { name: 'Pratinjau' }).click();
  await expect(page.locator('main')).toContainText('=window.pwned=1>');
  await expectHarmless(page);
  expect(await foreignIn(page)).toEqual([]);
  expect([...dialogs, ...complaints]).toEqual([]);
});

test('what is not sanitised is stopped by the policy of the pages', async ({ page }) => {
  const policy = (await fetch(`${site.url}/tips`)).headers.get('content-security-policy') ?? '';
  let stopped = 0;
  const count = (text: string) => {
    if (/Content.Security.Policy/.test(text)) stopped += 1;
  };
  page.on('console', (message) => count(message.text()));
  // Firefox reports it as an error.
  page.on('pageerror', (error) => count(String(error)));
  // Each in a document of its own, which has the policy of the page.
  const raw = attackStrings
    .filter((_, at) => at % 25 === 0)
    .map((text) => `<iframe srcdoc="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`);
  await page.route(`${site.url}/tips`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><title>Tips</title>${raw.join('')}`,
    }),
  );
  await page.goto(`${site.url}/tips`);
  await expect.poll(() => stopped).toBeGreaterThan(raw.length / 3);
  const ran = await page
    .locator('iframe')
    .evaluateAll((frames: HTMLIFrameElement[]) =>
      frames.flatMap(({ contentWindow, srcdoc }) =>
        contentWindow && 'pwned' in contentWindow ? srcdoc.slice(0, 200) : [],
      ),
    );
  expect(ran).toEqual([]);
});
