// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMinute } from './use-minute.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the time moves once a minute', () => {
  vi.useFakeTimers();
  const { result } = renderHook(useMinute);
  const first = result.current ?? 0;
  act(() => vi.advanceTimersByTime(59_000));
  expect(result.current).toBe(first);
  act(() => vi.advanceTimersByTime(2000));
  expect(result.current).toBeGreaterThanOrEqual(first + 60_000);
});
