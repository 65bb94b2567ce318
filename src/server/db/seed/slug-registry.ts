import { slugify } from '#contract/slug.ts';
import { isReservedSlug } from './reserved-slugs.ts';

/** In order of precedence: on a clash, the later type gets a suffix. */
export type SlugType = 'brand' | 'model' | 'variant' | 'province' | 'city';

/** The default slug of a variant; importers use the same. */
export function variantSlug(modelSlug: string, variantName: string): string {
  return `${modelSlug}-${slugify(variantName)}`;
}

/** Assigns slugs that are unique across all filter types (docs/product.md#filter-addresses). */
export class SlugRegistry {
  private readonly given = new Set<string>();
  private readonly stored: ReadonlyMap<string, SlugType>;

  /** @param stored slugs in the database, including those of imported brands and models */
  constructor(stored: ReadonlyMap<string, SlugType>) {
    this.stored = stored;
  }

  /** The requested slug, or the first free one with a suffix. */
  claim(type: SlugType, wish: string, suffix: string): string {
    for (let tries = 0; ; tries++) {
      const slug = tries === 0 ? wish : `${wish}-${suffix}${tries === 1 ? '' : `-${tries}`}`;
      if (this.isFree(type, slug)) {
        this.given.add(slug);
        return slug;
      }
    }
  }

  /** A stored slug of the same type belongs to the same row, from an earlier start. */
  private isFree(type: SlugType, slug: string): boolean {
    return !this.given.has(slug) && !isReservedSlug(slug) && (this.stored.get(slug) ?? type) === type;
  }
}
