import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, askUntilAnswered } from './ask-until-answered.ts';

let page: EventTarget;
let tab: EventTarget & { visibilityState: string };
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', tab);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers in turn; the last of them from then on. */
function asked(...answers: readonly Answer[]) {
  const ask = vi.fn(async () => answers[Math.min(ask.mock.calls.length, answers.length) - 1] ?? 'none');
  stop = askUntilAnswered(ask);
  return ask;
}

test('asks again by itself until there is an answer, and then no more', async () => {
  const ask = asked('none', 'none', 'current');
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('asks when a connection returns, and where that was said too early a little later', async () => {
  const ask = asked('none', 'none', 'none', 'none', 'none', 'current');
  await vi.advanceTimersByTimeAsync(30_000);
  const before = ask.mock.calls.length;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(before + 2);
});

test('a tab that nobody looks at asks once somebody does', async () => {
  const ask = asked('none', 'current');
  tab.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  tab.visibilityState = 'visible';
  tab.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  tab.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what was asked before a later question says nothing any more, and nothing is asked once it is stopped', async () => {
  const waiting: { readonly isLatest: () => boolean; readonly answer: (answer: Answer) => void }[] = [];
  stop = askUntilAnswered((isLatest) => new Promise((answer) => waiting.push({ isLatest, answer })));
  page.dispatchEvent(new Event('online'));
  const [first, second] = waiting;
  expect([first?.isLatest(), second?.isLatest()]).toEqual([false, true]);
  second?.answer('current');
  await vi.advanceTimersByTimeAsync(0);
  // The first fails only now: no reason to ask again.
  first?.answer('none');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(waiting).toHaveLength(2);
  stop();
  expect(second?.isLatest()).toBe(false);
  page.dispatchEvent(new Event('online'));
  expect(waiting).toHaveLength(2);
});
