import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lacksCalls } from '#app/early/lacks-calls.ts';
import { addMissing } from '#offline/browser/add-missing.ts';
import { addedCalls, floor } from '../../scripts/build/floor.mjs';

const owners: Readonly<Record<string, readonly object[]>> = {
  '': [Array.prototype, String.prototype, Object.getPrototypeOf(Int8Array.prototype)],
  Object: [Object],
  URL: [URL],
  AbortSignal: [AbortSignal],
  Crypto: [Object.getPrototypeOf(crypto)],
};
const native = addedCalls.flatMap((call) => {
  const [owner = '', name = ''] = call.split('.');
  const all = (owners[owner] ?? []).flatMap((target) => {
    const property = Object.getOwnPropertyDescriptor(target, name);
    return property ? [{ target, name, property }] : [];
  });
  if (all.length === 0) throw new Error(`nothing has ${call} here`);
  return all;
});

beforeEach(() => {
  for (const { target, name } of native) Reflect.deleteProperty(target, name);
});
afterEach(() => {
  Reflect.deleteProperty(crypto, 'randomUUID');
  for (const { target, name, property } of native) Object.defineProperty(target, name, property);
});

test('calls that the browser lacks are added, as the standard has them', async () => {
  const lacking = native.filter(({ target, name }) => !(name in target));
  expect(lacking).toHaveLength(native.length);
  addMissing();
  const items = [3, 1, 2];
  expect([items.at(-1), items.at(0), items.at(9), 'abc'.at(-2), new Int8Array([7, 8]).at(-1)]).toEqual([
    ...[2, 3, undefined, 'b', 8],
  ]);
  expect([items.findLast((item) => item > 1), items.findLast((item) => item > 3)]).toEqual([2, undefined]);
  expect([items.findLastIndex((item) => item > 1), items.findLastIndex((item) => item > 3)]).toEqual([2, -1]);
  expect([items.toReversed(), items.toSorted(), items.toSorted((a, b) => b - a)]).toEqual([
    ...[
      [2, 1, 3],
      [1, 2, 3],
      [3, 2, 1],
    ],
  ]);
  expect([items.toSpliced(1, 1), items.toSpliced(1, 0, 9), items.with(-1, 5), items]).toEqual([
    ...[
      [3, 2],
      [3, 9, 1, 2],
      [3, 1, 5],
      [3, 1, 2],
    ],
  ]);
  expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')]).toEqual([true, false]);
  expect([URL.canParse('https://lajur.test'), URL.canParse('/x'), URL.canParse('/x', 'https://a.b')]).toEqual(
    [true, false, true],
  );
  const signal = AbortSignal.timeout(1);
  expect(signal.aborted).toBe(false);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(crypto.randomUUID()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(Object.keys([])).toEqual([]);
});

test('a browser that lacks any of them lacks URL.canParse, or has a page without TLS', () => {
  expect(lacksCalls()).toBe(true);
  addMissing();
  expect(lacksCalls()).toBe(false);
  Reflect.deleteProperty(URL, 'canParse');
  expect(lacksCalls()).toBe(true);

  const data = createRequire(import.meta.url)('@mdn/browser-compat-data');
  const { Array: ofArrays, Object: ofObjects } = data.javascript.builtins;
  const { URL: ofUrls, AbortSignal: ofSignals, Crypto: ofCrypto } = data.api;
  type Since = { readonly version_added?: unknown };
  const features: Readonly<
    Record<string, { readonly __compat: { readonly support: Readonly<Record<string, Since | Since[]>> } }>
  > = {
    ...Object.fromEntries(addedCalls.map((call) => [call, ofArrays[call.slice(1)]])),
    'Object.hasOwn': ofObjects.hasOwn,
    'URL.canParse': ofUrls.canParse_static,
    'AbortSignal.timeout': ofSignals.timeout_static,
    'Crypto.randomUUID': ofCrypto.randomUUID,
  };
  const since = (call: string, browser: string) => {
    const all = [features[call]?.__compat.support[browser] ?? []].flat();
    return Math.min(...all.map((one) => Number.parseFloat(String(one.version_added))));
  };
  for (const browser of Object.keys(floor)) {
    for (const call of addedCalls)
      expect(since(call, browser), `${call} in ${browser}`).toBeLessThanOrEqual(
        since('URL.canParse', browser),
      );
  }
});
