// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePlace } from './use-place.ts';

afterEach(cleanup);

test('a place in a part that is not hydrated yet is found once it is', async () => {
  document.body.innerHTML = '<div data-pending="header"><span id="bell-place"></span></div>';
  const { result } = renderHook(() => usePlace('bell-place'));
  expect(result.current).toBeNull();
  document.querySelector('div')?.removeAttribute('data-pending');
  await waitFor(() => expect(result.current?.id).toBe('bell-place'));
});
