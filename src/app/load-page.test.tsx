// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ResponseCache } from '#app/data/api/response-cache.ts';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import { eventually } from '#tests/support/eventually.ts';
import { loadPage } from './load-page.ts';

afterEach(cleanup);

test('a page opened from another one is shown once all its parts are there, and at once with them', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const load = vi.fn(async () => {
    await arrival;
    return () => <b>Rp 150 Juta</b>;
  });
  const Price = hydratedLater('browse', load);
  const refuse = () => Promise.reject(new Error('not asked for'));
  const cache = new ResponseCache({ api: { language: 'id', get: refuse, post: refuse } });
  const shown: string[] = [];
  const page = loadPage(cache, '/', '', { onSoon: () => undefined }).then(() => shown.push('page'));
  await eventually(() => expect(load).toHaveBeenCalled());
  shown.push('price');
  arrive();
  await page;
  expect(shown).toEqual(['price', 'page']);
  const { container } = render(
    <HydrateOnTouch id="summary">
      <Price />
    </HydrateOnTouch>,
  );
  expect(container.textContent).toBe('Rp 150 Juta');
});
