import { lazyPart } from '#app/ui/part/lazy-part.tsx';

export const LazySearchHost = lazyPart(
  'browse',
  async () => (await import('#app/parts/browse/features/suggest/search-host.tsx')).SearchHost,
);
