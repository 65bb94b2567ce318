import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../support/browser-test.ts';
import { withoutCityPopup } from '../support/city-popup.ts';
import { beginAd, fillAd, newNumber, proveNumber, sellWords } from '../support/sell-flow.ts';
import { waitForWorker } from '../support/worker.ts';

test.use({ serviceWorkers: 'allow' });
// Two phones that install the whole app, and every step of a sale.
test.setTimeout(300_000);

const words = sellWords.en;
const inThePhone = (page: Page) => page.getByRole('dialog');

/** A phone of its own, after its first visit: the app and its words are cached. */
async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await withoutCityPopup(page);
  await page.goto('/en/mobil-bekas/toyota');
  await waitForWorker(page);
  return page;
}

/** The addresses of all cached scripts. */
const keptScripts = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test('a whole sale between two phones, from the search to sold, half of it offline', async ({ browser }) => {
  const [seller, buyer] = await Promise.all([newPhone(browser), newPhone(browser)]);
  const mobile = newNumber();
  const offline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

  await test.step('the seller writes the listing offline, and it is sent online', async () => {
    await offline(seller, true);
    await seller.goto('/en/jual-mobil-anda');
    await beginAd(seller, words, 'Bandung');
    await fillAd(seller, words, mobile);
    await seller.getByRole('button', { name: words.publish }).click();
    const thanks = seller.getByRole('dialog', { name: words.thanks });
    await expect(thanks).toContainText(words.waiting);
    await thanks.getByRole('button', { name: words.done, exact: true }).click();
    await offline(seller, false);
    await expect(seller.getByRole('main').getByText(words.oneStepLeft, { exact: true })).toBeVisible();
    await seller.goto('/en/jual-mobil-anda/login?redirect=/myaccount/my-listing');
    await proveNumber(seller, words, mobile);
    await expect(seller.getByRole('main')).toContainText('Toyota Avanza');
    // The owner of a car is not asked for an offer.
    await seller
      .getByRole('main')
      .getByRole('link', { name: /Avanza/ })
      .first()
      .click();
    await expect(seller.getByRole('link', { name: 'Manage my ad' }).filter({ visible: true })).toBeVisible();
    await expect(
      seller.getByRole('button', { name: 'Offer', exact: true }).filter({ visible: true }),
    ).toHaveCount(0);
  });

  await test.step('the buyer finds it, and signs in once to see the number', async () => {
    await buyer.goto('/en/mobil-bekas/avanza+bandung?sort=createdAt&order=desc');
    const card = buyer.locator('main article').first();
    await expect(card).toContainText('41,287 km');
    await card.getByRole('link').first().click();
    await buyer.getByRole('button', { name: 'Show number' }).first().click();
    await proveNumber(buyer, words, newNumber());
    await expect(inThePhone(buyer)).toContainText(mobile.slice(-4));
  });

  await test.step('offline the number is still there, and an offer is made', async () => {
    await offline(buyer, true);
    await buyer.reload();
    await buyer.getByRole('button', { name: 'Show number' }).first().click();
    await expect(inThePhone(buyer)).toContainText(mobile.slice(-4));
    await buyer.keyboard.press('Escape');
    await buyer.getByRole('button', { name: 'Offer', exact: true }).filter({ visible: true }).click();
    await inThePhone(buyer).getByLabel('Your price').fill('155000000');
    await inThePhone(buyer).getByRole('button', { name: 'Send the offer' }).click();
    await expect(inThePhone(buyer)).toContainText('is saved on this device');
    await offline(buyer, false);
    await expect(inThePhone(buyer)).toContainText('has reached the seller');
  });

  await test.step('the seller sees it and, offline, makes a counter-offer', async () => {
    await seller.goto('/en/myaccount/my-offer');
    await expect(seller.getByRole('main')).toContainText('155');
    // A signed-in visitor's account pages are cached, opened or not.
    await expect.poll(() => keptScripts(seller)).toContainEqual(expect.stringMatching(/\/account-/));
    await offline(seller, true);
    await seller.getByRole('button', { name: /^Other price/ }).click();
    await inThePhone(seller).getByLabel('Your price').fill('160000000');
    await inThePhone(seller).getByRole('button', { name: 'Send this price' }).click();
    await expect(seller.getByRole('main')).toContainText('Your answer is waiting to be sent');
    await offline(seller, false);
    await expect(seller.getByRole('main')).toContainText('Waiting for the buyer');
  });

  await test.step('the buyer accepts offline; the car is reserved once online', async () => {
    await buyer.goto('/en/myaccount/my-offer');
    await expect(buyer.getByRole('main')).toContainText('160');
    await offline(buyer, true);
    await buyer.getByRole('button', { name: /^Accept/ }).click();
    await inThePhone(buyer).getByRole('button', { name: 'Accept the offer' }).click();
    await expect(buyer.getByRole('main')).toContainText('Your answer is waiting to be sent');
    await offline(buyer, false);
    await expect(buyer.getByRole('main')).toContainText('The car is kept for you');
    await buyer
      .getByRole('main')
      .getByRole('link', { name: /Avanza/ })
      .first()
      .click();
    await expect(buyer.getByRole('main')).toContainText('Reserved');
  });

  const car = buyer.url();
  await test.step('the buyer books it, and pays', async () => {
    await buyer.goto('/en/myaccount/my-offer');
    await buyer.getByRole('link', { name: 'Keep the car with a booking fee' }).click();
    await expect(buyer.getByRole('main')).toContainText('Rp 159,500,000');
    await buyer.getByRole('link', { name: 'Continue' }).click();
    await buyer.getByLabel('Name for the visit').fill('');
    await buyer.getByRole('button', { name: /^Pay/ }).click();
    await expect(buyer.getByRole('alert')).toContainText('Required.');
    await buyer.getByLabel('Name for the visit').fill('Sari');
    await buyer.getByRole('button', { name: 'Pay Rp 500,000' }).click();
    await buyer.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(buyer.getByRole('main')).toContainText('Booked for you');
    const receipt = buyer.getByRole('link', { name: 'Receipt (PDF)' });
    const document = await buyer.request.get((await receipt.getAttribute('href')) ?? '');
    expect(document.headers()['content-type']).toBe('application/pdf');
    // What was seen opens without a connection.
    await offline(buyer, true);
    await buyer.reload();
    await expect(buyer.getByRole('main')).toContainText('Booked for you');
    await offline(buyer, false);
    await buyer.goto(car);
  });

  await test.step('the seller marks it as sold, and the buyer sees it', async () => {
    await seller.goto('/en/myaccount/my-offer');
    const deal = seller.getByRole('main');
    await expect(deal).toContainText('from Sari');
    await expect(deal).toContainText('hand over car and BPKB only when');
    await expect(deal).not.toContainText('pay the seller nothing');
    await expect(deal.getByText(/kept for/)).toHaveCount(1);
    await seller.goto('/en/myaccount/my-listing');
    await expect(seller.getByRole('main')).toContainText('Reserved');
    await offline(seller, true);
    await seller.getByRole('button', { name: /^More for/ }).click();
    await inThePhone(seller).getByRole('button', { name: 'Mark as sold' }).click();
    await expect(inThePhone(seller)).toContainText('A buyer has paid a booking fee of Rp 500,000');
    await inThePhone(seller).getByRole('button', { name: 'Yes, it is sold' }).click();
    await offline(seller, false);
    await expect(seller.getByRole('main').getByText('Sold', { exact: true })).toBeVisible();
    await expect
      .poll(async () => {
        await buyer.reload();
        return buyer.getByRole('main').textContent();
      })
      .toContain('Sold');
  });

  await test.step('the buyer says that they have it: the fee goes to the seller', async () => {
    await buyer.goto('/en/myaccount/payment');
    await buyer.getByRole('link', { name: /^See the booking/ }).click();
    await buyer.getByRole('button', { name: 'I have the car' }).click();
    await inThePhone(buyer).getByRole('button', { name: 'Yes, the car is mine' }).click();
    await expect(buyer.getByRole('main')).toContainText('The fee went to the seller');
  });
  await Promise.all([seller.context().close(), buyer.context().close()]);
});
