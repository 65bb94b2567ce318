import * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import { pictureUrl, storedPictureWidths } from '#contract/listing/picture.ts';
import { addressOf } from './api-client.ts';

/** The part of a cached response with the car's photos. */
const keptView = z.object({
  data: z.object({ listing: z.object({ images: z.array(z.object({ key: z.string() })) }) }),
});

/** Whether a car opens offline with all of its photos. */
export async function opensOffline(id: number, language: Language): Promise<boolean> {
  // Insecure contexts have no Cache API.
  if (!('caches' in globalThis)) return false;
  try {
    const answer = await caches.match(addressOf('view', { id: String(id) }, language), { ignoreVary: true });
    const body: unknown = await answer?.json();
    const { data } = z.safeParse(keptView, body);
    if (!data) return false;
    const kept = await Promise.all(data.data.listing.images.map(({ key }) => isPhotoKept(key)));
    return kept.every(Boolean);
  } catch {
    return false;
  }
}

/** In any width, because the service worker substitutes one for another. */
async function isPhotoKept(key: string): Promise<boolean> {
  const found = await Promise.all(
    storedPictureWidths.map((width) => caches.match(pictureUrl(key, width), { ignoreVary: true })),
  );
  return found.some((answer) => answer !== undefined);
}
