import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isKeptDocument } from './kept-document.ts';

class Timing {
  readonly serverTiming: readonly { readonly name: string }[] | undefined;
  constructor(names: readonly string[] | undefined) {
    this.serverTiming = names?.map((name) => ({ name }));
  }
}

/** Navigates to a document whose server timing has these names. */
const arrive = (names: readonly string[] | undefined) =>
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing(names)] });

beforeEach(() => vi.stubGlobal('PerformanceResourceTiming', Timing));
afterEach(() => vi.unstubAllGlobals());

test('a document is kept where its server timing says so', () => {
  arrive(['kept']);
  expect(isKeptDocument()).toBe(true);
  arrive(['db', 'total']);
  expect(isKeptDocument()).toBe(false);
});

test('a document is not kept where the browser has no server timing, or no entry', () => {
  arrive(undefined);
  expect(isKeptDocument()).toBe(false);
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  expect(isKeptDocument()).toBe(false);
});
