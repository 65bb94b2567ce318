import { slugify } from '#contract/slug.ts';
import { grouped } from './grouped.ts';

type Named = { readonly name: string; readonly transmission: string | null; readonly fuel: string | null };

/**
 * Adds a slug to each variant that is unique within its model: the name, then transmission and fuel if
 * needed. Slugs do not depend on prices and are stable when a list is imported again.
 */
export function withSlugs<Variant extends Named>(
  model: string,
  variants: readonly Variant[],
): (Variant & { readonly slug: string })[] {
  const slugOf = ({ name, transmission, fuel }: Variant, words: number) =>
    slugify([name || model, transmission, fuel].slice(0, words).filter(Boolean).join(' ')) || slugify(model);
  const slugsOf = (words: number) => variants.map((variant) => slugOf(variant, words));
  const bySlug = [slugsOf(1), slugsOf(2)].map((slugs) => ({
    slugs,
    counts: grouped(slugs, (slug) => slug),
  }));
  const taken = new Set<string>();
  return variants.map((variant, at) => {
    const alone = bySlug.map(({ slugs, counts }) => ({ slug: slugs[at] ?? '', counts }));
    const wanted =
      alone.find(({ slug, counts }) => counts.get(slug)?.length === 1)?.slug ?? slugOf(variant, 3);
    let slug = wanted;
    for (let number = 2; taken.has(slug); number++) slug = `${wanted}-${number}`;
    taken.add(slug);
    return { ...variant, slug };
  });
}
