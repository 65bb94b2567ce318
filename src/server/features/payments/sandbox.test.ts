import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pathInLanguage } from '#contract/language.ts';
import { paymentStatePath } from '#contract/payments/booking-paths.ts';
import { sandboxPath } from '#contract/payments/payment-paths.ts';
import { schema } from '#server/db/database.ts';
import { createSandbox } from '#server/features/payments/shared/sandbox.ts';
import { startApi } from '#tests/support/api-app.ts';
import { Seller } from '#tests/support/sellers.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { insertListing } from '#tests/support/test-listings.ts';

const open = onOneEngine();

test('the page of the sandbox pays or refuses once, in the language of the order’s page', async () => {
  const database = await open('reference');
  const api = await startApi(database, { paymentProvider: createSandbox(database, 'http://lajur.test') });
  const [buyer, dealer] = [new Seller(api), new Seller(api)];
  await buyer.signIn(database, '+6281255560001');
  const { id: userId } = await dealer.signIn(database, '+6281255560002', 'dealer');
  const source = {
    ...{ utmSource: 'radio', utmMedium: 'spot', utmCampaign: 'lebaran', utmTerm: 'avanza' },
    landingUrl: '/mobil-bekas?utm_source=radio',
  };
  const book = async () => {
    const car = await insertListing(database, { model: 'avanza', city: 'bandung', userId });
    const { order } = await buyer.ask('createOrder', {
      ...{ listingId: String(car), name: 'Sari', fee: '500000', termsVersion: '2026-11-01' },
      ...{ clientId: randomUUID(), ...source },
    });
    // Where the visit came from is kept with the booking.
    const { orders } = schema;
    expect(
      await database.orm.select().from(orders).where(eq(orders.reference, order.reference)),
    ).toMatchObject([source]);
    return order.reference;
  };
  const pageOf = async (ids: string, language: 'id' | 'en') => {
    const query = new URLSearchParams({ ids, back: pathInLanguage(paymentStatePath, language) });
    return await api.app.inject(`${sandboxPath}?${query}`);
  };
  const decide = (ids: string, outcome: 'paid' | 'failed', back = paymentStatePath) =>
    api.app.inject({ method: 'POST', url: sandboxPath, payload: { ids, outcome, back } });
  const statusOf = async (id: string) => (await buyer.ask('paymentDetail', { id })).order.status;

  const first = await book();
  const shown = await pageOf(first, 'en');
  expect(shown.body).toContain('Test payment');
  expect(shown.body).toContain('Rp 500,000');
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect((await pageOf(first, 'id')).body).toContain('<button class="pay" name="outcome" value="paid">Bayar');
  // Led to no other site.
  expect((await decide(first, 'paid', 'https://elsewhere.example')).statusCode).toBe(400);
  expect((await decide(first, 'paid')).headers.location).toBe(`${paymentStatePath}?ids=${first}`);
  expect(await statusOf(first)).toBe('held');
  await decide(first, 'failed');
  expect(await statusOf(first)).toBe('held');
  expect((await pageOf(first, 'en')).body).toContain('This payment is over.');

  const second = await book();
  await decide(second, 'failed');
  expect(await statusOf(second)).toBe('failed');

  const late = await book();
  await database.orm
    .update(schema.sandboxPayments)
    .set({ payBy: new Date(Date.now() - 1000) })
    .where(eq(schema.sandboxPayments.reference, late));
  await decide(late, 'paid');
  expect(await statusOf(late)).toBe('expired');
  await api.close();
});
