// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { leaveEntry, watchHistory, whenLeft } from './history-watch.ts';

beforeEach(() => history.replaceState(null, '', '/start'));

test('a page pushed while an entry is being left is pushed after it', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  const seen = vi.fn(() => false);
  const stop = watchHistory(seen);
  leaveEntry();
  expect(back).toHaveBeenCalledOnce();
  history.pushState({ page: 1 }, '', '/next');
  history.replaceState({ page: 2 }, '', '/last');
  expect(location.pathname).toBe('/start');
  dispatchEvent(new PopStateEvent('popstate'));
  await whenLeft();
  expect([location.pathname, history.state]).toEqual(['/last', { page: 2 }]);
  // Nothing has changed for the page.
  expect(seen).not.toHaveBeenCalled();
  history.pushState(null, '', '/other');
  expect(location.pathname).toBe('/other');
  stop();
});
