import { lazyPart } from '#app/ui/part/lazy-part.tsx';

export const LazySearchHost = lazyPart('browse', async () => (await import('./search-host.tsx')).SearchHost);
