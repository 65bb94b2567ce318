import type { Picture } from '#contract/listing/picture.schema.ts';

/** Blurred previews of photos: from the key for drawn ones, from the table for uploaded ones. */
export type PreviewSource = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The pictures of many listings, in order. */
export async function picturesOf(
  previews: PreviewSource,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const found = await previews(keys);
  return new Map(keys.map((key) => [key, { key, preview: found.get(key) ?? '' }]));
}
