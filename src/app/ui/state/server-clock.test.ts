import { afterEach, expect, test, vi } from 'vitest';
import { noteServerTime, timeNow } from './server-clock.ts';

afterEach(() => vi.useRealTimers());

test('a phone whose clock is behind has the server’s time, and goes on with it', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2019, 0, 1) });
  const here = Date.now();
  noteServerTime(Number.NaN);
  noteServerTime(0);
  expect(timeNow()).toBe(here);
  const said = Date.UTC(2026, 10, 27);
  noteServerTime(said);
  // A kept answer is older.
  noteServerTime(said - 86_400_000);
  vi.advanceTimersByTime(60_000);
  expect(timeNow()).toBe(said + 60_000);
  // The clock is set right, and is a little ahead.
  vi.setSystemTime(said + 3_600_000);
  expect(timeNow()).toBe(said + 3_600_000);
});
