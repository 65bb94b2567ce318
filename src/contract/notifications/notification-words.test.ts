import { expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { notificationKinds } from './notification.ts';
import { notificationKindNames, notificationWords } from './notification-words.ts';

const car = { listingId: 7, car: 'Toyota Avanza 1.3 G' };

it('names the reasons of a rejection in the reader’s language, and skips unknown ones', () => {
  const facts = { ...car, reasons: ['photos_unclear', 'of_the_future', 'wrong_facts'] };
  expect(notificationWords('listing-rejected', facts, 'id').body).toBe(
    'Toyota Avanza 1.3 G · Foto kurang jelas · Data tidak sesuai mobilnya',
  );
  expect(notificationWords('listing-rejected', facts, 'en').body).toBe(
    'Toyota Avanza 1.3 G · The photos are not clear · The details do not match the car',
  );
});

it('formats a price and links to the car', () => {
  const facts = { ...car, price: 140_000_000, before: 150_000_000 };
  expect(notificationWords('price-dropped', facts, 'id')).toEqual({
    title: 'Harga favorit turun',
    body: 'Toyota Avanza 1.3 G: Rp 140 Juta, sebelumnya Rp 150 Juta',
    path: '/detail-mobil-bekas/7',
  });
});

it('has words for an offer or lead of an unknown kind', () => {
  expect(
    notificationWords('offer-changed', { ...car, offerId: 1, status: 'frozen', amount: 1e8 }, 'en').title,
  ).toBe('An offer changed');
  const lead = { ...car, leadId: 1, leadKind: 'swap', name: 'Sari' };
  expect(notificationWords('lead-received', lead, 'id')).toMatchObject({ body: 'Sari: Toyota Avanza 1.3 G' });
});

it('describes what happened to an offer, and links to the reader’s side', () => {
  const facts = { ...car, offerId: 1, amount: 440_000_000 };
  const received = { title: 'A new offer', path: '/myaccount/my-offer#seller' };
  expect(notificationWords('offer-received', facts, 'en')).toMatchObject(received);
  const changed = (status: string, role?: 'buyer' | 'seller') =>
    notificationWords('offer-changed', { ...facts, status, ...(role ? { role } : {}) }, 'en');
  expect(changed('sent', 'seller')).toMatchObject({
    title: 'The buyer made a counter-offer',
    path: '/myaccount/my-offer#seller',
  });
  expect(changed('released', 'buyer')).toEqual({
    title: 'The 48 hours are over',
    body: 'Toyota Avanza 1.3 G is for sale again. The two of you can still agree on Rp 440 million.',
    path: '/myaccount/my-offer',
  });
  expect(changed('accepted').path).toBe('/myaccount/my-offer');
});

it('formats a day and a scope', () => {
  const facts = { ...car, expiresAt: '2026-12-01T20:00:00.000Z' };
  expect(notificationWords('listing-expiring', facts, 'id').body).toContain('sampai 2 Desember.');
  const decided = (isGranted: boolean) =>
    notificationWords('scope-decided', { scope: 'agent', isGranted }, 'en');
  expect(decided(true).title).toBe('You are now an agent');
  expect(decided(false).title).toBe('Your request to become an agent was declined');
});

it('says what became of a warranty claim, and links to it', () => {
  const claim = { claimId: 1, number: 'G1234567890', plan: 'Dasar' };
  expect(notificationWords('warranty-claim-changed', { ...claim, news: 'declined' }, 'id')).toEqual({
    title: 'Klaim garansi Anda ditolak',
    body: 'Dasar · G1234567890',
    path: '/garansi-mobil/klaim',
  });
  expect(notificationWords('warranty-claim-changed', { ...claim, news: 'answered' }, 'en').title).toBe(
    'Your warranty claim was answered',
  );
});

it('names each kind in both languages', () => {
  for (const kind of notificationKinds)
    for (const language of languages) expect(notificationKindNames[kind][language]).toMatch(/\S{3}/);
});
