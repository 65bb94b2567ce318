import { slugify } from '#contract/slug.ts';
import type { NewVehicleModel } from './new-vehicle-catalogue.ts';

const wordsOf = (text: string): string[] => slugify(text).split('-').filter(Boolean);

/** The models whose names have a word that begins with each of the typed ones. */
export function namedModels(models: readonly NewVehicleModel[], typed: string): readonly NewVehicleModel[] {
  const words = wordsOf(typed);
  return models.filter(({ brand, name }) => {
    const own = wordsOf(`${brand.name} ${name}`);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
