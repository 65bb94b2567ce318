import type { Picture } from '#contract/listing/picture.schema.ts';

/** The blurred previews of photos: of drawn ones by their key, of uploaded ones from the table. */
export type PreviewSource = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The pictures of many listings at once, in order. */
export async function picturesOf(
  previews: PreviewSource,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Picture>> {
  const found = await previews(keys);
  return new Map(keys.map((key) => [key, { key, preview: found.get(key) ?? '' }]));
}
