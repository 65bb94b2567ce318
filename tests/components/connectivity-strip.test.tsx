import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPageI18n } from '#app/i18n/messages.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the strip says nothing before 4 s, offline only where it is, and connected again only after that', async () => {
  const i18n = await loadPageI18n('id');
  vi.resetModules();
  const connectivity = await import('#app/pwa/use-connectivity.ts');
  const { ConnectivityStrip } = await import('#app/pwa/connectivity-strip.tsx');
  vi.useFakeTimers();
  let network: 'hangs' | 'answers' | 'refuses' = 'hangs';
  vi.stubGlobal('fetch', () => {
    if (network === 'answers') return Promise.resolve(new Response('{}'));
    return network === 'refuses' ? Promise.reject(new TypeError('refused')) : new Promise(() => undefined);
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const answer = async () => {
    network = 'answers';
    await act(async () => void (await connectivity.watchedFetch('/api/x')));
  };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <ConnectivityStrip />
    </I18nProvider>,
  );
  void connectivity.watchedFetch('/api/x').catch(() => undefined);
  // What the device shows has its time, which is no word about the network.
  await act(async () => connectivity.noteOwnAnswer('2026-11-22T02:15:00Z'));
  await pass(3900);
  expect(container.textContent).toMatch(/^Data per /);
  expect(screen.queryByRole('status')).toBeNull();
  await pass(200);
  expect(screen.getByRole('status').textContent).toMatch(/^Jaringan belum menjawab/);
  await answer();
  expect(container.textContent).toBe('');

  network = 'refuses';
  await act(() => connectivity.watchedFetch('/api/x').catch(() => undefined));
  await pass(10_000);
  expect(screen.getByRole('status').textContent).toMatch(/^Sedang offline/);
  await answer();
  expect(screen.getByRole('status').textContent).toBe('Sudah tersambung lagi');
});
