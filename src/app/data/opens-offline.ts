import * as z from 'zod/mini';
import type { Language } from '#contract/language.ts';
import { pictureUrl, pictureWidths } from '#contract/listing/picture.ts';
import { addressOf } from './api-client.ts';

/** As much of a kept answer as tells which photos belong to the car. */
const keptView = z.object({
  data: z.object({ listing: z.object({ images: z.array(z.object({ key: z.string() })) }) }),
});

/** Whether a car opens with all its photos where there is no connection: the worker keeps what was opened. */
export async function opensOffline(id: number, language: Language): Promise<boolean> {
  // Where the page is not secure there is neither a worker nor a cache.
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

/** In any width: the worker gives another where the one asked for is not there. */
async function isPhotoKept(key: string): Promise<boolean> {
  const found = await Promise.all(
    pictureWidths.map((width) => caches.match(pictureUrl(key, width), { ignoreVary: true })),
  );
  return found.some((answer) => answer !== undefined);
}
