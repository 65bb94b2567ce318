import { slugify } from '#contract/slug.ts';

/** `Toyota Avanza 1.3 G MT`, as far as the names are known. */
export function listingLabel(names: {
  readonly brandName: string;
  readonly modelName: string;
  readonly variantName: string | null;
}): string {
  return [names.brandName, names.modelName, names.variantName].filter(Boolean).join(' ');
}

/** The slug of its page; only the id at the end is significant. */
export function listingSlug(car: {
  readonly id: number;
  readonly label: string;
  readonly makeYear: number;
  /** The city, or the province if the seller named no city. */
  readonly place: string;
}): string {
  return `${slugify(`${car.label} ${car.makeYear} ${car.place}`)}-${car.id}`;
}
