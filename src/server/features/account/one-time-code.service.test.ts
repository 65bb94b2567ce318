import { drizzle } from 'drizzle-orm/pglite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { schema } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { createOneTimeCodeService } from './one-time-code.service.ts';

const mostOfSite = 10_000;
const hourMs = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The service on a memory of its own, each code to another number. */
function startService() {
  const kept = new Set<number>();
  const warnings: string[] = [];
  let asked = 0;
  const service = createOneTimeCodeService({
    database: { engine: 'pglite', orm: drizzle.mock({ schema }) },
    codes: {
      add: async () => {
        kept.add(asked);
        return { isTaken: true, id: asked };
      },
      remove: async (id) => void kept.delete(id),
      spendTry: async () => undefined,
      known: async () => [],
      use: async () => true,
      removeOld: async () => {},
    },
    delivery: { send: async () => {} },
    secret: 'only for tests',
    onDeliveryFailed: (line) => warnings.push(line),
  });
  return {
    kept,
    warnings,
    async outcomeFrom(address: string): Promise<string> {
      asked += 1;
      const mobile = `+62812${10_000_000 + asked}`;
      try {
        return (await service.send(mobile, { deviceHash: `device ${asked}`, address }, 'id')).kind;
      } catch (error) {
        return error instanceof AppError ? error.code : String(error);
      }
    },
  };
}

test('codes for the addresses of a /24 are counted together', async () => {
  const { outcomeFrom } = startService();
  const outcomes = new Map<string, number>();
  for (let at = 0; at < 1010; at += 1) {
    const outcome = await outcomeFrom(`192.0.2.${at % 256}`);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  expect(outcomes).toEqual(
    new Map([
      ['sent', 1000],
      ['rate_limited', 10],
    ]),
  );
  expect(await outcomeFrom('192.0.3.1')).toBe('sent');
});

test('beyond the codes of the site in an hour none is sent or kept, and the operator is told once an hour', async () => {
  const { kept, warnings, outcomeFrom } = startService();
  const addressOf = (at: number) => `10.${at >> 8}.${at & 255}.1`;
  const outcomes = new Set<string>();
  for (let at = 0; at < mostOfSite; at += 1) outcomes.add(await outcomeFrom(addressOf(at)));
  expect([...outcomes]).toEqual(['sent']);
  expect(warnings).toEqual([]);
  for (const at of [mostOfSite, mostOfSite + 1, mostOfSite + 2])
    expect(await outcomeFrom(addressOf(at))).toBe('unavailable');
  expect(kept.size).toBe(mostOfSite);
  expect(warnings).toEqual([`${mostOfSite} codes in an hour: no more are sent until it is over`]);
  vi.advanceTimersByTime(hourMs);
  for (let at = 0; at < mostOfSite; at += 1) await outcomeFrom(addressOf(at));
  expect(warnings).toHaveLength(1);
  expect(await outcomeFrom('192.0.2.1')).toBe('unavailable');
  expect(warnings).toHaveLength(2);
});
