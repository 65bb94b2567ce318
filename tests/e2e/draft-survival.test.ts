import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { readRows } from '../support/device.ts';
import { startFront } from '../support/front.ts';
import { startOwnBrowser } from '../support/own-browser.ts';
import { choosePhotos, heavyPhoto, keptPhotos, openPhotosStep, preparedPhotos } from '../support/photos.ts';
import { addPhotos, sellWords } from '../support/sell-flow.ts';
import { checkForUpdate, nextVersion, update, updatePrompt, waitForControl } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });

/* What may happen to a phone during selling. Two tabs on one draft are in sell-flow.test.ts. */

const words = sellWords.id;
const start = '/jual-mobil-anda';
const typed = 'Sari Wulandari';
/** Room for the app and two small photos, in bytes, and not for one of four megabytes. */
const smallDisk = 5_000_000;

test.beforeEach(({ page }) => withoutCityPopup(page));

const draftsOf = async (page: Page) => JSON.stringify(await readRows(page, 'drafts'));

/** A draft with a city and two photos, and the address of a step of it. */
async function draftWithPhotos(page: Page, origin = ''): Promise<(step: string) => string> {
  const draft = await openPhotosStep(page, origin);
  await addPhotos(page, 2);
  return (step) => `${origin}${start}/${step}?draft=${draft}`;
}

async function expectWhole(page: Page, stepOf: (step: string) => string): Promise<void> {
  await page.goto(stepOf('profile'));
  await expect(page.getByLabel(words.name)).toHaveValue(typed);
  await page.goto(stepOf('step-three'));
  await expect(page.locator('main img')).toHaveCount(2);
}

test('reloaded, and its tab closed, in the middle of a word', async ({ page, context }) => {
  const stepOf = await draftWithPhotos(page);
  await page.goto(stepOf('profile'));
  await page.getByLabel(words.name).fill('Sari');
  await page.reload();
  await expect(page.getByLabel(words.name)).toHaveValue('Sari');
  await page.getByLabel(words.name).fill(typed);
  await page.close({ runBeforeUnload: true });
  await expectWhole(await context.newPage(), stepOf);
});

test.describe('with a browser context of its own', () => {
  // For another origin, and another quota.
  test.use({ hasOwnContext: true });

  test('an update in the middle of a word', async ({ page, baseURL }) => {
    const front = await startFront(baseURL ?? '');
    try {
      const stepOf = await draftWithPhotos(page, front.url);
      await waitForControl(page);
      await page.goto(stepOf('profile'));
      await page.getByLabel(words.name).fill('Sari');
      front.rewrite(nextVersion);
      await checkForUpdate(page);
      await expect(updatePrompt(page)).toBeVisible();
      await page.getByLabel(words.name).fill(typed);
      await update(page);
      await expect(page.getByLabel(words.name)).toHaveValue(typed);
      await expectWhole(page, stepOf);
    } finally {
      await front.stop();
    }
  });

  test('a full disk: stored data stays, what does not fit is reported, and there is room again later', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    // A quota lasts as long as the session that set it, here of a page which stays; and an open database keeps the
    // quota it had.
    const holder = await context.newPage();
    await holder.goto('/robots.txt');
    const session = await context.newCDPSession(holder);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: smallDisk });
    const stepOf = await draftWithPhotos(page);
    const draft = new URL(page.url()).searchParams.get('draft') ?? 'none';
    const large = await heavyPhoto('besar.jpg');
    await choosePhotos(page, [large]);
    await expect(page.getByRole('region', { name: /tidak ditambahkan/ })).toContainText(/penuh/);
    expect((await keptPhotos(page, draft)).length).toBe(2);
    expect((await readRows(page, 'photoBytes')).length).toBe(2);

    await page.goto(stepOf('profile'));
    await page.getByLabel(words.name).fill(typed);
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await page.getByLabel(words.name).blur();
    await expect.poll(() => draftsOf(page)).toContain(typed);
    await page.goto(stepOf('step-three'));
    await choosePhotos(page, [large]);
    await preparedPhotos(page, draft, 3);
    await expect(page.locator('main img')).toHaveCount(3);
  });
});

test('the whole browser is killed', async ({ baseURL }) => {
  test.slow();
  const profile = await mkdtemp(path.join(tmpdir(), 'lajur-profile-'));
  let own = await startOwnBrowser(profile);
  try {
    const page = await own.newPage();
    const stepOf = await draftWithPhotos(page, baseURL ?? '');
    await page.goto(stepOf('profile'));
    await page.getByLabel(words.name).fill(typed);
    await expect.poll(() => draftsOf(page)).toContain(typed);
    await own.kill();
    own = await startOwnBrowser(profile);
    await expectWhole(await own.newPage(), stepOf);
  } finally {
    await own.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
});
