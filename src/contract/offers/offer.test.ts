import { expect, test } from 'vitest';
import {
  actionsOf,
  isOpenOffer,
  type OfferAction,
  type OfferParty,
  type OfferStatus,
  offerActions,
  offerGraph,
  offerStatuses,
  stepOf,
} from './offer.ts';
import { leastOffer, offerForm } from './offer-form.ts';

const parties: readonly OfferParty[] = ['buyer', 'seller', 'site'];
type Move = { readonly from: OfferStatus; readonly by: OfferParty; readonly action: OfferAction };
const moves: Move[] = offerStatuses.flatMap((from) =>
  parties.flatMap((by) => offerActions.map((action) => ({ from, by, action }))),
);
const possible = moves.filter(({ from, by, action }) => stepOf(from, by, action) !== undefined);
const leadsTo = ({ from, by, action }: Move) => stepOf(from, by, action)?.to;

test('every action of every side in every status is either in the graph or impossible', () => {
  expect(moves).toHaveLength(offerStatuses.length * parties.length * offerActions.length);
  for (const move of moves)
    expect(actionsOf(move.from, move.by).includes(move.action)).toBe(
      stepOf(move.from, move.by, move.action) !== undefined,
    );
});

test('an offer that is over stays over', () => {
  for (const over of ['declined', 'withdrawn', 'expired'] as const)
    expect(possible.filter(({ from }) => from === over)).toEqual([]);
});

test('one’s own amount cannot be accepted: after a counter-offer it is the other’s turn', () => {
  expect(stepOf('sent', 'buyer', 'accept')).toBeUndefined();
  expect(stepOf('countered', 'seller', 'accept')).toBeUndefined();
  for (const move of possible.filter(({ action }) => action === 'counter')) {
    const to = leadsTo(move);
    if (to === undefined) throw new Error('a counter-offer leads nowhere');
    expect(actionsOf(to, move.by)).not.toContain('accept');
    const other = move.by === 'buyer' ? 'seller' : 'buyer';
    expect(actionsOf(to, other)).toEqual(expect.arrayContaining(['counter', 'accept', 'decline']));
  }
});

test('only accepting reserves, and only open offers expire', () => {
  for (const move of possible) {
    if (move.action === 'accept') expect(leadsTo(move)).toBe('accepted');
    if (move.action === 'expire') expect([move.by, isOpenOffer(move.from)]).toEqual(['site', true]);
    if (move.by === 'site') expect(['expire', 'decline']).toContain(move.action);
    expect(move.action).not.toBe('send');
  }
});

test('an amount is required exactly where a step names one', () => {
  for (const { from, by, action } of possible)
    expect(stepOf(from, by, action)?.needsAmount === true).toBe(action === 'counter');
});

test('both sides can leave every status, and every status is reachable', () => {
  const reached = new Set<OfferStatus>(['sent']);
  for (let grown = -1; grown !== reached.size; ) {
    grown = reached.size;
    for (const move of possible) if (reached.has(move.from)) reached.add(leadsTo(move) ?? 'sent');
  }
  expect([...reached].sort()).toEqual([...offerStatuses].sort());
  for (const from of ['sent', 'countered', 'accepted'] as const)
    for (const by of ['buyer', 'seller'] as const)
      expect(actionsOf(from, by).some((action) => action === 'withdraw' || action === 'decline')).toBe(true);
});

test('ten thousand random offers: each stays within the graph, and no one acts out of turn', () => {
  let seed = 7;
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  for (let round = 0; round < 10_000; round += 1) {
    let status: OfferStatus = 'sent';
    let spoke: OfferParty = 'buyer';
    for (let step = 0; step < 12; step += 1) {
      const options: Move[] = possible.filter(({ from }) => from === status);
      const move = options[below(Math.max(1, options.length))];
      if (!move) break;
      if (move.action === 'accept') expect(move.by).not.toBe(spoke);
      if (move.action === 'counter') expect(move.by).not.toBe(spoke);
      if (move.by !== 'site') spoke = move.by;
      status = stepOf(status, move.by, move.action)?.to ?? status;
      expect(offerGraph[status]).toBeDefined();
    }
  }
});

const now = new Date('2026-11-22T00:00:00Z');
const amountProblem = (amount: string) => offerForm(165e6).problemOf('amount', { amount }, now);
const noteProblem = (note: string) => offerForm(165e6).problemOf('note', { note }, now);

test('an amount lies between half the asking price and the asking price', () => {
  expect(leastOffer(165_000_001)).toBe(82_500_001);
  expect(amountProblem('')).toBe('required');
  expect(amountProblem('82.499.999')).toBe('offer_too_low');
  expect(amountProblem('82.500.000')).toBeUndefined();
  expect(amountProblem('165 jt')).toBeUndefined();
  expect(amountProblem('1.650.000.000')).toBe('offer_too_high');
});

test('a note must not contain contact details or a national id', () => {
  expect(noteProblem('Bisa lihat mobil Sabtu pagi? Saya bayar tunai.')).toBeUndefined();
  expect(noteProblem('WA saya 0812-3456-7890')).toBe('contact_in_offer');
  expect(noteProblem('a'.repeat(301))).toBe('too_long');
  expect(noteProblem('NIK 3174 0921 1290 0001')).toBe('ktp_in_text');
});
