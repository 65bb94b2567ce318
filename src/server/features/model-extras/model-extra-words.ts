import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import type { Promotion } from '#contract/model-extras/model-extra.schema.ts';
import type { ModelExtra } from '#contract/model-extras/model-extra-paths.ts';
import { inEnglish } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';

type Facts = {
  readonly brand: { readonly name: string };
  readonly model: { readonly name: string };
  readonly promotions: readonly Promotion[];
  readonly channel: string | undefined;
};

/** Title and description of a page, generated from its content. */
export function modelExtraWords(
  extra: ModelExtra,
  { brand, model, promotions, channel }: Facts,
  language: Language,
): { readonly title: string; readonly description: string } {
  const name = `${brand.name} ${model.name}`;
  if (extra === 'video')
    return {
      title: localized(`${name} videos`)[language],
      description: (channel === undefined
        ? localized(`There are no videos of the ${name} here yet.`)
        : localized(`Videos of the ${name} are on ${brand.name}’s own channel.`))[language],
    };
  const [first] = promotions;
  return {
    title: localized(`${name} promotions`)[language],
    description: (first === undefined
      ? localized(`There are no promotions of the ${name} here now.`)
      : {
          id: `${promotions.length} promo ${name} dengan tanggal berakhirnya, mulai dari “${first.title}”.`,
          en: `${inEnglish(promotions.length, 'promotion')} of the ${name} and the last day of each, “${first.title}” first.`,
        })[language],
  };
}

export function unknownVehicle(field: 'brand' | 'model', language: Language): Record<string, string[]> {
  const text = {
    brand: localized('We do not know this brand.'),
    model: localized('This model does not belong to that brand.'),
  }[field];
  return { [field]: [text[language]] };
}
