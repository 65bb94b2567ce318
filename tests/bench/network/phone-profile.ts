import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { withoutCityPopup } from '../../support/city-popup.ts';
import { beginAd, fillAd, newNumber, postAd, proveNumber, sellWords } from '../../support/sell-flow.ts';
import { waitForWorker } from '../../support/worker.ts';
import type { Places } from './journeys.ts';
import { addStopwatch } from './stopwatch.ts';

const city = 'jakarta-selatan';

/** A browser with this profile, as it was left. */
export async function openPhone(profile: string): Promise<{ phone: BrowserContext; page: Page }> {
  const phone = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: 'allow',
  });
  const page = phone.pages()[0] ?? (await phone.newPage());
  await withoutCityPopup(page);
  await addStopwatch(page);
  return { phone, page };
}

export async function copyOf(profile: string): Promise<string> {
  const copy = await mkdtemp(`${tmpdir()}/lajur-phone-`);
  await cp(profile, copy, { recursive: true });
  return copy;
}

export const removeProfile = (profile: string) => rm(profile, { recursive: true, force: true });

async function signIn(page: Page, url: string, mobile: string): Promise<void> {
  await page.goto(`${url}/myaccount/signin?redirect=${encodeURIComponent('/myaccount/profile')}`);
  await proveNumber(page, sellWords.id, mobile);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/myaccount/profile');
}

/** A car with a number to show, sent by another phone. @returns its path */
export async function sellCar(url: string): Promise<string> {
  const profile = await mkdtemp(`${tmpdir()}/lajur-phone-`);
  const { phone, page } = await openPhone(profile);
  try {
    const mobile = newNumber();
    await signIn(page, url, mobile);
    await postAd(page, mobile);
    await page.goto(`${url}/mobil-bekas/user/dashboard-my-listing`);
    const link = page.locator('main a[href*="/detail-mobil-bekas/"]').first();
    return new URL((await link.getAttribute('href')) ?? '', url).pathname;
  } finally {
    await phone.close();
    await removeProfile(profile);
  }
}

/** A phone that has seen the list of a city and a car, is signed in, and is about to publish. */
export async function preparePhone(
  url: string,
  car: string,
  isCityKept: boolean,
): Promise<{ profile: string; places: Places }> {
  const profile = await mkdtemp(`${tmpdir()}/lajur-phone-`);
  const { phone, page } = await openPhone(profile);
  await signIn(page, url, newNumber());
  await page.goto(`${url}/mobil-bekas/${city}`);
  await waitForWorker(page);
  if (isCityKept) {
    const card = page.getByRole('region', { name: /mobil di Jakarta Selatan/i });
    await card.getByRole('button', { name: /^Simpan/ }).click();
    await expect(card.getByRole('heading')).toHaveText(/tersimpan di perangkat ini/);
  }
  await page.goto(`${url}${car}`);
  await waitForWorker(page);
  await page.goto(`${url}/jual-mobil-anda`);
  await beginAd(page, sellWords.id);
  await fillAd(page, sellWords.id, newNumber());
  const { pathname, search } = new URL(page.url());
  await phone.close();
  return { profile, places: { draft: pathname + search, car, city } };
}
