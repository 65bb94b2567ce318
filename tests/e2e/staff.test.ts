import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { deviceHeader } from '#contract/account/account.ts';
import { expectSoundAtBothWidths } from '../support/accessibility.ts';
import { test } from '../support/browser-test.ts';
import { newPhoto } from '../support/new-photo.ts';
import { type OtherSite, otherSite } from '../support/other-site.ts';
import { proveNumber, sellWords } from '../support/sell-flow.ts';
import { newDeviceToken } from '../support/sign-in.ts';

const staffTool = fileURLToPath(new URL('../../dist/server/staff.js', import.meta.url));
const staffMobile = '081211110001';
const sellerMobile = '081211110002';

let site: OtherSite;
test.beforeAll(async () => {
  // Its data directory is needed by name, and its queue must be empty.
  site = await otherSite();
});

async function post(path: string, fields: Record<string, string>, headers: Record<string, string>) {
  const response = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return await response.json();
}

type Headers = Record<string, string>;

async function signInSeller(): Promise<Headers> {
  const device = { [deviceHeader]: newDeviceToken() };
  const { data: sent } = await post('/api/v4/user/otp', { mobile: sellerMobile }, device);
  const { data: signed } = await post('/api/v4/user/login', { mobile: sellerMobile, otp: sent.code }, device);
  return { ...device, authorization: `Bearer ${signed.authKey}` };
}

/** A car of an unknown model, so that the review holds it back. @returns its id */
async function sendCar(seller: Headers, modelName: string): Promise<number> {
  const photo = await newPhoto();
  const sha256 = createHash('sha256').update(photo).digest('hex');
  const put = await fetch(`${site.url}/api/v4/media/${sha256}`, {
    method: 'PUT',
    headers: { ...seller, 'content-type': 'image/jpeg' },
    body: new Uint8Array(photo),
  });
  expect(put.status).toBe(200);
  const { data: brands } = await (await fetch(`${site.url}/api/v4/sell-inventory/brands`)).json();
  const toyota = brands.find(({ name }: { name: string }) => name === 'Toyota');
  const car = {
    // Not Jakarta Selatan, whose cars another test compares.
    cityId: '3273',
    brandId: String(toyota.id),
    modelName,
    makeYear: '2019',
    color: 'putih',
    kilometerDriven: '41287',
    transmission: 'manual',
    fuel: 'bensin',
    price: '165000000',
    name: 'Budi',
    mobile: sellerMobile,
    images: sha256,
    clientId: randomUUID(),
  };
  const { data } = await post('/api/v1/inventory/create', car, seller);
  expect(data.listing.status).toBe('pending');
  return data.listing.id;
}

const isPublic = async (id: number) =>
  (await fetch(`${site.url}/api/v4/inventory/view-es?id=${id}`)).status === 200;

test('a number granted staff while the site runs approves a car; for others the page is 404', async ({
  browser,
}) => {
  const seller = await signInSeller();
  const id = await sendCar(seller, 'Kijang Zyx');
  await sendCar(seller, 'Kijang Wvu');
  const granted = await promisify(execFile)(process.execPath, [staffTool, 'grant', staffMobile, 'staff'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir },
  });
  expect(granted.stdout).toContain('+6281211110001 is staff now');

  const context = await browser.newContext({ baseURL: site.url, locale: 'en' });
  const page = await context.newPage();
  await page.goto('/en/ovb/review');
  await expect(page).toHaveURL(/\/en\/myaccount\/signin\?redirect=/);
  await proveNumber(page, sellWords.en, staffMobile);
  await expect(page).toHaveURL(/\/ovb\/review$/);
  await page.goto('/en/ovb/review');
  await expect(page.getByRole('link', { name: /Toyota Kijang Zyx 2019/ })).toBeVisible();
  await expectSoundAtBothWidths(page);
  await page.getByRole('link', { name: /Toyota Kijang Zyx 2019/ }).click();
  await expect(page.getByText('The model is not in our list yet')).toBeVisible();
  await expectSoundAtBothWidths(page);
  expect(await isPublic(id)).toBe(false);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: 'Take down' })).toBeVisible();
  expect(await isPublic(id)).toBe(true);

  // And taken down again, with a reason.
  await page.getByRole('button', { name: 'Take down' }).click();
  const sheet = page.getByRole('dialog', { name: 'Send back' });
  await sheet.getByRole('button', { name: 'Send back with these reasons' }).click();
  await expect(sheet.getByText('Choose at least one reason.')).toBeVisible();
  await sheet.getByLabel('The photos are not clear').check();
  await sheet.getByRole('button', { name: 'Send back with these reasons' }).click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(await isPublic(id)).toBe(false);

  // The next one in the queue is one tap away.
  await page.getByRole('link', { name: 'Next: Toyota Kijang Wvu 2019' }).click();
  await expect(page.getByRole('heading', { name: 'Toyota Kijang Wvu 2019' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Nothing else is waiting.')).toBeVisible();
  await context.close();

  const other = await browser.newContext({ baseURL: site.url, locale: 'en' });
  const visitor = await other.newPage();
  await visitor.goto('/en/myaccount/signin?redirect=/ovb/review');
  await proveNumber(visitor, sellWords.en, '081211110003');
  await expect(visitor.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await other.close();
});
