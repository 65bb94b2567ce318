import { act } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { laterRoutes } from '#app/later-routes.ts';
import { isPersonalPage } from '#contract/account/personal-page.ts';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { schema } from '#server/db/database.ts';
import { visitSite } from '#tests/support/open-page.tsx';
import { newMobile, signInTo } from '#tests/support/sign-in-on-page.ts';

const { accounts, listings } = schema;
const visit = visitSite();

/** Parts with pages of an account under public addresses. */
const ownParts: ReadonlySet<string> = new Set(['account', 'payments', 'staff', 'claims', 'publishing']);
/** Where a pattern leads to the page of another one. */
const isAlias = (pattern: string) =>
  /^\/(?:mobil-bekas\/)?user\/(?:dashboard|edit)|^\/mobil-bekas\/user\//.test(pattern);
const ownPages = laterRoutes
  .filter(({ pattern, part }) => (ownParts.has(part) || isPersonalPage(pattern)) && !isAlias(pattern))
  .map(({ pattern }) => pattern.replace(/:\w+/g, '1'));

const fakedSeconds = 10;
/** A first read, what it shows to be outdated, and what a page asks again by itself. */
const mostCalls = 3;

/** Real time for requests to the server in this process, which the fake clock does not slow down. */
async function letAnswer(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function callsOverTime(address: string): Promise<Record<string, number>> {
  visit.network.sent.length = 0;
  await visit.open(address);
  for (let second = 0; second < fakedSeconds; second += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      await letAnswer();
    });
  }
  const counts: Record<string, number> = {};
  for (const { path, body } of visit.network.sent) {
    const call = `${path} ${body}`;
    counts[call] = (counts[call] ?? 0) + 1;
  }
  return counts;
}

/** Makes the account the seller of a car, with everything that its device can have sent. */
async function haveSent(mobile: string): Promise<void> {
  const { orm } = visit.database;
  const [account] = await orm
    .update(accounts)
    .set({ scope: 'staff' })
    .where(eq(accounts.mobile, mobile.replace('0', '+62')))
    .returning();
  const [car] = await orm.select({ id: listings.id }).from(listings).limit(1);
  if (!account || !car) throw new Error('no account or no car');
  await orm.update(listings).set({ userId: account.id }).where(eq(listings.id, car.id));
  const row: Omit<OutboxRow, 'id' | 'kind'> = {
    ...{ owner: account.publicId, draftId: null, listing: null, change: null, label: '' },
    ...{ sentPhotos: 0, photoCount: 0, attempts: 0, nextTryAt: 0, triedRevision: null, problem: null },
    ...{ language: 'id', state: 'sent', visit: {}, createdAt: 1, call: null, answer: null },
  };
  const answer: OwnListing = {
    ...{ id: car.id, clientId: 'listing', status: 'live', revision: 1, label: '', slug: 'x', price: 1e8 },
    ...{ coverImage: null, bodyType: null, color: null, reasons: [], views: 0 },
    ...{ createdAt: new Date().toISOString(), expiresAt: null },
  };
  const offer = { endpoint: 'sendOffer', fields: {}, page: null, draftId: null, line: null };
  await (await visit.device()).outbox.bulkPut([
    { ...row, id: 'listing', kind: 'create', answer },
    { ...row, id: 'offer', kind: 'call', call: offer },
  ]);
}

test('no page of an account asks again and again', async () => {
  const mobile = newMobile();
  await signInTo(visit, '/myaccount/my-listing', mobile);
  await haveSent(mobile);
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  try {
    const often: Record<string, Record<string, number>> = {};
    for (const page of ownPages) {
      const counts = await callsOverTime(page);
      if (Object.values(counts).some((count) => count > mostCalls)) often[page] = counts;
    }
    expect(often).toEqual({});
  } finally {
    vi.useRealTimers();
  }
});
