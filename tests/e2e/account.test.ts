import { expect, type Page } from '@playwright/test';
import { expectSoundInItsLanguage } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { readRows } from '../support/device.ts';
import { holdRequests } from '../support/held-requests.ts';
import { inTurn } from '../support/in-turn.ts';
import { waitForWorker } from '../support/worker.ts';

/** A number that no other test signs in with. */
const newNumber = () => `812${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const login = '/jual-mobil-anda/login';
const number = (page: Page) => page.getByLabel('Nomor HP');
const code = (page: Page) => page.getByLabel('Kode 6 angka');
const send = (page: Page) => page.getByRole('button', { name: 'Kirim kode' });

/** The code as the page shows it, where the site sends no messages. */
async function shownCode(page: Page): Promise<string> {
  const text = await page.getByRole('status').filter({ hasText: 'Kode Anda' }).textContent();
  return /\d{6}/.exec(text ?? '')?.[0] ?? 'no code';
}

async function askForCode(page: Page, mobile = newNumber()): Promise<string> {
  await number(page).fill(`0${mobile}`);
  await send(page).click();
  await expect(code(page)).toBeFocused();
  return shownCode(page);
}

test('signing in by keyboard: number, code, and on to the target', async ({ page }) => {
  await page.goto(`${login}?redirect=/favorit`);
  await number(page).focus();
  await page.keyboard.type(`+62 ${newNumber()}`);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  // Six digits submit themselves.
  await page.keyboard.type(await shownCode(page));
  await expect(page).toHaveURL(({ pathname }) => pathname === '/favorit');
  await expect
    .poll(async () => (await readRows(page, 'deviceKeys')).map(({ id }) => id))
    .toContain('account');

  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'auth._token.local');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('auth');

  // A signed-in visitor is sent on.
  await page.goto(login);
  await expect(page).toHaveURL(/\/$/);
});

test('a field left before hydration is checked after it', async ({ page }) => {
  // All but the one that runs before the first paint.
  const letGo = await holdRequests(page, /\/assets\/(?!early-)[^/]*\.js$/);
  await page.goto(login, { waitUntil: 'commit' });
  await number(page).fill('12');
  await number(page).blur();
  letGo();
  await expect(number(page)).toHaveAttribute('aria-invalid', 'true');
});

test.describe('with a clock of its own', () => {
  test.use({ hasOwnContext: true });
  test('after a minute another code may be asked for', async ({ page }) => {
    await page.clock.install();
    await page.goto(login);
    await askForCode(page);
    await page.clock.fastForward('01:01');
    let asked = 0;
    await page.route('**/api/v4/user/otp*', (route) => {
      asked += 1;
      return route.continue();
    });
    await page.getByRole('button', { name: 'Kirim lagi', exact: true }).click();
    // The server's own minute is not over, and its message is shown.
    await expect(
      page.getByText(/^Kode sudah dikirim\. Anda bisa meminta lagi dalam \d+ detik\.$/),
    ).toBeVisible();
    expect(asked).toBe(1);
  });
});

test('another site cannot change anything, not even with the visitor’s cookie', async ({ page, baseURL }) => {
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${baseURL}/api/v4/user/logout?lang_code=en"><button>x</button></form>`,
    }),
  );
  await page.goto('https://elsewhere.example/');
  const answered = page.waitForResponse(/\/api\/v4\/user\/logout/);
  await page.getByRole('button').click();
  const answer = await answered;
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'cross_site' });
});

const inLanguage = {
  '': { mobile: 'Nomor HP', send: 'Kirim kode', code: 'Kode 6 angka' },
  '/en': { mobile: 'Mobile number', send: 'Send the code', code: 'Code of 6 digits' },
} as const;

for (const [prefix, words] of inTurn(Object.entries(inLanguage), 1)) {
  test(`the form, ${prefix || '/id'}: no axe violation, no overflow`, async ({ page }) => {
    await page.goto(`${prefix}${login}`);
    await page.getByLabel(words.mobile).fill('12');
    await page.getByLabel(words.mobile).blur();
    await expect(page.getByLabel(words.mobile)).toHaveAttribute('aria-invalid', 'true');
    await expectSoundInItsLanguage(page);
    await page.getByLabel(words.mobile).fill(newNumber());
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByLabel(words.code)).toBeFocused();
    await expectSoundInItsLanguage(page);
    await page.getByLabel(words.code).fill('000000');
    await expect(page.getByLabel(words.code)).toHaveAttribute('aria-invalid', 'true');
    await expectSoundInItsLanguage(page);
  });
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline the form opens, says so, and keeps what was typed', async ({ page, context }) => {
    await page.goto('/');
    await waitForWorker(page);
    await context.setOffline(true);
    await page.goto(login);
    await number(page).fill('0812 3456 7890');
    await send(page).click();
    await expect(page.getByText(/^Tidak ada sinyal/)).toBeVisible();
    await expect(number(page)).toHaveValue('0812 3456 7890');
    await context.setOffline(false);
    const mobile = newNumber();
    await number(page).fill(mobile);
    await send(page).click();
    await expect(code(page)).toBeFocused();
  });
});
