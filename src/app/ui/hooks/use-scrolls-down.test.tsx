// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useScrollsDown } from './use-scrolls-down.ts';

test('the scroll direction is reported, except for small movements', () => {
  const { result } = renderHook(() => useScrollsDown());
  const scrolledTo = (top: number) => {
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
    return result.current;
  };
  expect([400, 410, 380, 360, 800, 790, 0].map(scrolledTo)).toEqual([
    ...[true, true, true, false, true, true],
    // At the top.
    false,
  ]);
});
