import * as z from 'zod/mini';
import { type PhotoGuide, photoGuides } from '#contract/listing/photo-guide.ts';
import type { Picture } from '#contract/listing/picture.schema.ts';

/** Subjects of a listing's photos, by key. */
export type PhotoViews = Readonly<Partial<Record<string, PhotoGuide>>>;

const guide = z.enum(photoGuides);
const storedViews = z.record(z.string(), guide);

/** Parses the column. */
function readViews(stored: unknown): PhotoViews {
  return storedViews.safeParse(stored).data ?? {};
}

/**
 * The column after a change of the photos.
 * @param given as sent (contract/sell/sell.schema.ts); an app that does not send it keeps the stored values
 * @param hashes of the photos, in the order of their keys
 */
export function viewsAfter(
  given: string | undefined,
  hashes: readonly string[],
  keys: readonly string[],
  stored: unknown = {},
): PhotoViews {
  if (given === undefined) {
    const left = Object.entries(readViews(stored)).filter(([key]) => keys.includes(key));
    return Object.fromEntries(left);
  }
  const views = given.split(',').flatMap((part): [string, PhotoGuide][] => {
    const [hash = '', word] = part.split(':');
    const key = keys[hashes.indexOf(hash)];
    const view = guide.safeParse(word).data;
    return key === undefined || view === undefined ? [] : [[key, view]];
  });
  return Object.fromEntries(views);
}

/** A listing's pictures in order, with their subjects. */
export function viewedPictures(
  { images, photoViews }: { readonly images: readonly string[]; readonly photoViews: unknown },
  pictures: ReadonlyMap<string, Picture>,
): Picture[] {
  const views = readViews(photoViews);
  return images.flatMap((key) => {
    const picture = pictures.get(key);
    const view = views[key];
    return picture ? [{ ...picture, ...(view && { view }) }] : [];
  });
}
