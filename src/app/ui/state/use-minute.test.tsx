// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMinute } from './use-minute.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the time moves once a minute', () => {
  vi.useFakeTimers();
  let times = 0;
  const Clock = () => {
    useMinute();
    times += 1;
    return null;
  };
  render(<Clock />);
  act(() => vi.advanceTimersByTime(59_000));
  expect(times).toBe(1);
  act(() => vi.advanceTimersByTime(61_000));
  expect(times).toBe(3);
});
