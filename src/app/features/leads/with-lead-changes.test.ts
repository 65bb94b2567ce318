import { expect, test } from 'vitest';
import type { SellerLead } from '#contract/leads/lead.schema.ts';
import { withLeadChanges } from './with-lead-changes.ts';

const lead: SellerLead = {
  ...{ id: 1, kind: 'contact', state: 'new', terms: null, trade: null },
  about: { listingId: 7, car: 'Toyota Avanza', slug: 'toyota-avanza-7' },
  ...{ name: 'Sari', mobile: '+6281234567890', isVerified: true, accountId: null, email: null, outlet: null },
  ...{ message: '', preferredOn: null, createdAt: '2026-11-22T00:00:00.000Z' },
};
const row = (state: 'seen' | 'done', sent: 'waiting' | 'sent' | 'needs-you' = 'waiting', id = '1') => ({
  state: sent,
  call: { endpoint: 'changeLead', fields: { id, state }, page: null, draftId: null, line: null },
});

test('a queued change is shown as done, the furthest one of several', () => {
  expect(withLeadChanges([lead], [row('done'), row('seen')])).toMatchObject([
    { lead: { state: 'done' }, isWaiting: true },
  ]);
});

test('a sent change is shown until the server answers it', () => {
  expect(withLeadChanges([lead], [row('seen', 'sent')])).toMatchObject([
    { lead: { state: 'seen' }, isWaiting: false },
  ]);
  expect(withLeadChanges([lead], [row('seen', 'sent'), row('done')])).toMatchObject([
    { lead: { state: 'done' }, isWaiting: true },
  ]);
});

test('refused changes, other accounts’ and outdated ones are ignored', () => {
  const rows = [
    row('done', 'needs-you'),
    row('done', 'waiting', '2'),
    { call: null, state: 'waiting' as const },
  ];
  expect(withLeadChanges([lead], rows)).toMatchObject([{ lead: { state: 'new' }, isWaiting: false }]);
  const done: SellerLead = { ...lead, state: 'done' };
  expect(withLeadChanges([done], [row('seen')])).toMatchObject([
    { lead: { state: 'done' }, isWaiting: false },
  ]);
});
