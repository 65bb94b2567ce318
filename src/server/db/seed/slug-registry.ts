import { slugify } from '#contract/slug.ts';
import { isReservedSlug } from './reserved-slugs.ts';

/** In the order in which they may choose: a later type gives way. */
export type SlugType = 'brand' | 'model' | 'variant' | 'province' | 'city';

/** The slug a variant has unless that is taken: an importer makes the same. */
export function variantSlug(modelSlug: string, variantName: string): string {
  return `${modelSlug}-${slugify(variantName)}`;
}

/** Assigns slugs, each once across all filter types (docs/product.md#filter-addresses). */
export class SlugRegistry {
  private readonly given = new Set<string>();
  private readonly stored: ReadonlyMap<string, SlugType>;

  /** @param stored What the database knows already, an import's brands and models among it. */
  constructor(stored: ReadonlyMap<string, SlugType>) {
    this.stored = stored;
  }

  /** The slug wished for, or the first of its suffixed forms that is free. */
  claim(type: SlugType, wish: string, suffix: string): string {
    for (let tries = 0; ; tries++) {
      const slug = tries === 0 ? wish : `${wish}-${suffix}${tries === 1 ? '' : `-${tries}`}`;
      if (this.isFree(type, slug)) {
        this.given.add(slug);
        return slug;
      }
    }
  }

  /** A stored slug of the same type is this very row, from an earlier start. */
  private isFree(type: SlugType, slug: string): boolean {
    return !this.given.has(slug) && !isReservedSlug(slug) && (this.stored.get(slug) ?? type) === type;
  }
}
