import { afterEach, expect, test, vi } from 'vitest';
import { dismissForGood, isRightMoment, maySlideIn, noteSlidIn } from './slide-in-memory.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

afterEach(() => vi.unstubAllGlobals());

test('once per visit, and never after it was dismissed', () => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  expect(maySlideIn()).toBe(true);
  noteSlidIn();
  expect(maySlideIn()).toBe(false);
  vi.stubGlobal('sessionStorage', storage());
  expect(maySlideIn()).toBe(true);
  dismissForGood();
  vi.stubGlobal('sessionStorage', storage());
  expect(maySlideIn()).toBe(false);
});

test('without storage it never comes', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(maySlideIn()).toBe(false);
  expect(dismissForGood).not.toThrow();
});

test.each([
  [{ lookedMs: 19_999, read: 1 }, false],
  [{ lookedMs: 60_000, read: 0.5 }, false],
  [{ lookedMs: 20_000, read: 0.6 }, true],
])('after %j: %s', (interest, isRight) => {
  expect(isRightMoment(interest)).toBe(isRight);
});
