/** Lower-case ASCII words joined by dashes: `Kota Jakarta Selatan` → `kota-jakarta-selatan`. */
export function slugify(text: string): string {
  // Nearly all names are plain ASCII and need no normalisation.
  const plain = /^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{Mn}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The numeric id at the end of a detail slug: `toyota-avanza-2019-123` → 123. */
export function idOfSlug(slug: string): number | undefined {
  const digits = /(?:^|-)(\d{1,15})$/.exec(slug)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
