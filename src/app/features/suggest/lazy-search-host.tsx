import { lazyPart } from '#app/ui/lazy-part.tsx';

const load = () => import('./search-host.tsx');

export const LazySearchHost = lazyPart(async () => (await load()).SearchHost);

/** On the first touch of what begins a search, so that it comes without a wait. */
export function preloadSearchHost(): void {
  void load().catch(() => undefined);
}
