// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { type PageData, pageDataId } from '#contract/page/page-data.ts';
import { eventually } from '#tests/support/eventually.ts';

const hydrateRoot = vi.hoisted(() => vi.fn());
vi.mock('react-dom/client', () => ({ hydrateRoot, createRoot: vi.fn() }));
// Its listener would stay on the window that the next files share.
vi.mock('#app/pwa/missing-chunk.ts', () => ({ reloadOnMissingChunk: vi.fn() }));
vi.mock('./start.tsx', () => ({ startedApp: async () => ({ app: 'app', loadRest: () => undefined }) }));

afterEach(() => {
  vi.restoreAllMocks();
  hydrateRoot.mockClear();
  document.body.innerHTML = '';
});

test('a script that runs before the end of the document waits for it', async () => {
  const data: PageData = {
    ...{ language: 'id', origin: '', view: 'page', isForReading: false },
    ...{ renderedAt: new Date().toISOString(), answers: {} },
  };
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  document.body.innerHTML = '<div id="root"></div>';
  await import('./entry-client.tsx');
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="${pageDataId}">${JSON.stringify(data)}</script>`,
  );
  expect(hydrateRoot).not.toHaveBeenCalled();
  readyState.mockReturnValue('complete');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await eventually(() => expect(hydrateRoot).toHaveBeenCalledTimes(1));
});
