import type { Picture } from '#contract/listing/picture.schema.ts';

/** Knows the blurred previews of photos: drawn ones from their key, uploaded ones from the table. */
export type PreviewSource = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The pictures of many listings at once, in their order. */
export async function picturesOf(
  previews: PreviewSource,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const found = await previews(keys);
  return new Map(keys.map((key) => [key, { key, preview: found.get(key) ?? '' }]));
}
