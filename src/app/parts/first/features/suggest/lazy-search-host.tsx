import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const load = () => import('#app/parts/browse/features/suggest/search-host.tsx');

export const LazySearchHost = lazyPart('browse', async () => (await load()).SearchHost);

/** Call it on the first touch of a search control, so that opening does not wait. */
export function preloadSearchHost(): void {
  void load().catch(() => undefined);
}
