// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { reloadRestoredAccountPage } from './reload-restored.ts';

test('an account page from the back/forward cache is loaded again, and not shown', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  reloadRestoredAccountPage();
  const show = (path: string, persisted: boolean) => {
    history.replaceState(null, '', path);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };
  show('/mobil-bekas', true);
  show('/myaccount/profile', false);
  expect([reload.mock.calls.length, document.documentElement.hidden]).toEqual([0, false]);
  show('/en/myaccount/my-offer', true);
  expect([reload.mock.calls.length, document.documentElement.hidden]).toEqual([1, true]);
});
