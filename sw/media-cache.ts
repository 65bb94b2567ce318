import type { WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { pictureUrl, storedPictureWidths } from '#contract/listing/picture.ts';
import { cacheNames } from '#offline/device/cache-names.ts';
import { bounded } from './bounded.ts';
import { onlyPublic } from './keepable.ts';
import { limits } from './limits.ts';

const photoPath = /^\/media\/([^/]+)\/\d+\.webp$/;

/** A photo in another width is better than none: the list cached 320, the detail page requests 960. */
const anyWidth: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const key = photoPath.exec(new URL(request.url).pathname)?.[1];
    if (key === undefined) return undefined;
    for (const width of [...storedPictureWidths].reverse()) {
      // In any cache: saved articles have their own.
      const kept = await caches.match(pictureUrl(key, width), { ignoreVary: true });
      if (kept) return kept;
    }
    return undefined;
  },
};

/** Photos are immutable under their URL, so cached ones are always current. */
const photos = new CacheFirst({
  cacheName: cacheNames.media,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic('image/'), anyWidth, bounded(limits.media).plugin],
});

/** Built files outside the precache. The server's 404 is passed through. */
const builtFiles = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions: { ignoreVary: true },
  plugins: [bounded(limits.assets).plugin],
});

/** Caches a built file before it is requested. */
export async function keepBuiltFile(event: ExtendableEvent, url: string): Promise<void> {
  const [, isDone] = builtFiles.handleAll({ event, request: new Request(url) });
  await isDone;
}

/** Pictures that may change under the same URL, such as body types. */
const pictures = new StaleWhileRevalidate({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic('image/'), bounded(limits.pictures).plugin],
});

export function keepMedia(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), photos);
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), builtFiles);
  registerRoute(
    ({ request, url, sameOrigin }) =>
      sameOrigin && (request.destination === 'image' || url.pathname === '/marks.svg'),
    pictures,
  );
}
