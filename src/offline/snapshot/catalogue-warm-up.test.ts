import { afterEach, expect, test, vi } from 'vitest';
import { CatalogueHost } from './catalogue-host.ts';
import { warmUp, warmUpRequests } from './catalogue-warm-up.ts';

afterEach(() => vi.useRealTimers());

test('opens a city and is answered, so that all of the code is used', () => {
  const host = new CatalogueHost();
  const [open, ...answers] = warmUpRequests().map((request) => host.receive(request));
  host.close();
  expect(open).toMatchObject({ type: 'open', city: { citySlug: 'kota' } });
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers)
    expect(answer).toMatchObject({ type: 'answer', data: { offline: { citySlug: 'kota' } } });
});

test('ends when somebody asks, and leaves nothing to be done', () => {
  vi.useFakeTimers();
  let rounds = 0;
  warmUp(() => ++rounds > 3);
  vi.runAllTimers();
  expect(rounds).toBe(4);
  expect(vi.getTimerCount()).toBe(0);
});
