import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import { expectSoundAtBothWidths } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { putRows, readRows } from '../support/device.ts';
import { newNumber, postAd, proveNumber, sellWords } from '../support/sell-flow.ts';

async function signIn(page: Page, mobile: string, target = '/myaccount/profile'): Promise<void> {
  await page.goto(`/myaccount/signin?redirect=${encodeURIComponent(target)}`);
  await proveNumber(page, sellWords.id, mobile);
  await expect(page).toHaveURL(({ pathname }) => pathname === target);
}

/** Marks the first car of a page of the list. @returns its id, as the device stores it */
async function mark(page: Page, list: string): Promise<number | string> {
  const before = new Set((await favouritesOf(page)).map(String));
  await page.goto(list);
  await page
    .locator('main')
    .getByRole('button', { name: /favorit/i, pressed: false })
    .first()
    .click();
  await expect.poll(async () => (await favouritesOf(page)).length).toBe(before.size + 1);
  const added = (await favouritesOf(page)).find((id) => !before.has(String(id)));
  if (added === undefined) throw new Error('nothing was marked');
  return added;
}

async function favouritesOf(page: Page): Promise<(number | string)[]> {
  if (page.url() === 'about:blank') await page.goto('/');
  const isThere = await page.evaluate(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'lajur'),
  );
  return isThere ? (await readRows(page, 'favourites')).map(({ id }) => id) : [];
}

test('two devices of one account: neither loses anything, and signing out leaves each its own', async ({
  browser,
}) => {
  const mobile = newNumber();
  const [one, other] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [phone, laptop] = await Promise.all([one.newPage(), other.newPage()]);
  const onPhone = await mark(phone, '/mobil-bekas');
  const onLaptop = await mark(laptop, '/mobil-bekas?page=2');
  await signIn(phone, mobile, '/favorit');
  await signIn(laptop, mobile, '/favorit');
  await expect.poll(async () => new Set(await favouritesOf(laptop))).toEqual(new Set([onPhone, onLaptop]));
  await phone.goto('/favorit');
  await expect.poll(async () => new Set(await favouritesOf(phone))).toEqual(new Set([onPhone, onLaptop]));

  // Ended from the other device: what came from the account is deleted.
  await laptop.goto('/myaccount/profile');
  await laptop.getByRole('button', { name: 'Keluar dari semua perangkat lain' }).click();
  await expect(laptop.getByRole('button', { name: 'Keluar dari semua perangkat lain' })).toBeHidden();
  await phone.goto('/myaccount/profile');
  await expect(phone).toHaveURL(/\/myaccount\/signin\?redirect=%2Fmyaccount%2Fprofile$/);
  await expect.poll(() => favouritesOf(phone)).toEqual([onPhone]);
  await Promise.all([one.close(), other.close()]);
});

test('everything is exported to one file, and then deleted on both sides', async ({ page, context }) => {
  const mobile = newNumber();
  const marked = await mark(page, '/mobil-bekas');
  await signIn(page, mobile, '/myaccount/data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh data saya' }).click(),
  ]);
  const copy: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy).toMatchObject({
    onTheServer: { account: { mobile: mobile.replace('0', '+62') }, consents: [{}] },
    onThisDevice: { favourites: [{ id: marked }] },
  });

  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Hapus semuanya' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth._token.local');
  expect(await favouritesOf(page)).toEqual([]);
  // A later sign-in with the number starts empty.
  await signIn(page, mobile);
  await expect(page.getByRole('heading', { name: 'Belum ada nama' })).toBeVisible();
});

test('a listing sent while its number was being verified is claimed automatically, another’s is not', async ({
  page,
}) => {
  const mobile = newNumber();
  await signIn(page, mobile);
  const [device] = (await readRows(page, 'deviceKeys')).filter(({ id }) => id === 'device');
  const own = { clientId: randomUUID(), deviceToken: String(device?.value) };
  const strange = { clientId: randomUUID(), deviceToken: randomBytes(32).toString('base64url') };
  // Calls of a guest, without a session.
  await postAd(page, mobile, own);
  await postAd(page, mobile, strange);
  await putRows(page, 'outbox', [
    {
      ...{ id: own.clientId, kind: 'create', owner: 'guest', state: 'sent' },
      ...{ draftId: null, listing: null, change: null },
    },
  ]);
  const state = (status: string) =>
    page.evaluate(
      async ([path, wanted]) => {
        const answer = await fetch(path, { method: 'POST' });
        const { items }: { items: { clientId: string; status: string }[] } = (await answer.json()).data;
        return items.filter((item) => item.status === wanted).map(({ clientId }) => clientId);
      },
      [endpointSchemas.ownListings.path, status] as const,
    );
  expect((await state('unverified')).sort()).toEqual([own.clientId, strange.clientId].sort());
  await page.goto('/myaccount/my-listing');
  await expect.poll(() => state('live')).toEqual([own.clientId]);
  expect(await state('unverified')).toEqual([strange.clientId]);
  await expect(page.getByRole('button', { name: /^Ini milik saya/ })).toHaveCount(1);
});

test('no axe violation, no overflow', async ({ page }) => {
  const isSound = async (path: string) => {
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSoundAtBothWidths(page);
  };
  await page.goto('/myaccount/signin');
  await isSound('/myaccount/signin');
  await signIn(page, newNumber());
  await isSound('/myaccount/profile');
  for (const path of ['/myaccount/edit-details', '/myaccount/data']) {
    await page.goto(path);
    await isSound(path);
  }
});
