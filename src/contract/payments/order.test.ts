import { expect, test } from 'vitest';
import {
  isActiveOrder,
  isPosted,
  type OrderParty,
  type orderActions,
  orderActionsOf,
  orderPostings,
  orderStep,
} from './order.ts';
import { orderStatuses } from './order-status.ts';

const parties: readonly OrderParty[] = ['buyer', 'staff', 'site'];

/** Every path through the graph that visits no status more than once more than needed. */
function* paths(
  from: (typeof orderStatuses)[number],
  done: readonly (typeof orderActions)[number][] = [],
): Generator<readonly (typeof orderActions)[number][]> {
  yield done;
  if (done.length > 8) return;
  for (const party of parties)
    for (const action of orderActionsOf(from, party)) {
      const to = orderStep(from, party, action);
      if (to) yield* paths(to, [...done, action]);
    }
}

test('money is captured once, and leaves once: to the seller or back to the buyer', () => {
  let count = 0;
  for (const actions of paths('created')) {
    count += 1;
    const posted = actions.filter(isPosted);
    expect(posted.length).toBeLessThanOrEqual(2);
    if (posted.length > 0) expect(posted[0]).toBe('pay');
    expect(new Set(posted).size).toBe(posted.length);
  }
  expect(count).toBeGreaterThan(20);
});

test('from every status but the last ones an order can still end', () => {
  const isEnd = (status: (typeof orderStatuses)[number]) =>
    parties.every((party) => orderActionsOf(status, party).length === 0);
  expect(orderStatuses.filter(isEnd)).toEqual(['released', 'refunded']);
});

test('neither buyer nor staff can say that something was paid or refunded', () => {
  for (const status of orderStatuses)
    for (const party of ['buyer', 'staff'] as const)
      for (const action of ['pay', 'hold', 'confirm-refund', 'invoice'] as const)
        expect(orderStep(status, party, action)).toBeUndefined();
});

test('every posting moves the fee between two different accounts', () => {
  for (const { debit, credit } of Object.values(orderPostings)) expect(debit).not.toBe(credit);
  expect(orderStatuses.filter(isActiveOrder)).toEqual(['created', 'pending', 'paid', 'held']);
});
