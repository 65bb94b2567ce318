import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const load = () => import('#app/parts/browse/features/suggest/search-host.tsx');

export const LazySearchHost = lazyPart('browse', async () => (await load()).SearchHost);

/** On the first touch of what begins a search, so that it comes without a wait. */
export function preloadSearchHost(): void {
  void load().catch(() => undefined);
}
