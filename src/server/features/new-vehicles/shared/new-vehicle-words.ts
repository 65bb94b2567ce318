import { dateText } from '#contract/date-text.ts';
import { formatMonth } from '#contract/date-words.ts';
import type { Language, Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import type { Specification } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { type BodyTypeCode, bodyTypeNames } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { NewVehicleModel, NewVehicleVariant } from './new-vehicle-catalogue.ts';
import type { otherBodies } from './new-vehicle-table.ts';
import { type SpecificationName, specificationGroups, specificationRow } from './specifications.ts';

export const kindNames: Readonly<Record<VehicleKind, Localized>> = {
  mobil: localized('cars'),
  motor: localized('motorcycles'),
  truk: localized('trucks'),
  'motor-roda-tiga': localized('three-wheelers'),
};
/** The English singular of each kind. */
export const kindOne: Readonly<Record<VehicleKind, string>> = {
  ...{ mobil: 'car', motor: 'motorcycle', truk: 'truck', 'motor-roda-tiga': 'three-wheeler' },
};

/** `1 model`, `2 models`. Not needed in Indonesian, which does not inflect for number. */
export const inEnglish = (count: number, one: string): string =>
  `${formatNumber(count, 'en')} ${one}${count === 1 ? '' : 's'}`;

const otherBodyNames: Readonly<Record<(typeof otherBodies)[number], Localized>> = {
  matik: localized('Scooter'),
  bebek: localized('Underbone'),
  sport: localized('Sport'),
  trail: localized('Trail'),
  touring: localized('Touring'),
  listrik: localized('Electric motorcycle'),
  ringan: localized('Light truck'),
  sedang: localized('Medium truck'),
  berat: localized('Heavy truck'),
  kargo: localized('Cargo'),
  penumpang: localized('Passenger'),
  pribadi: localized('Personal'),
};

const isCarBody = (body: string): body is BodyTypeCode => Object.hasOwn(bodyTypeNames, body);

export function bodyOf({ body }: NewVehicleModel, language: Language) {
  if (body === null) return null;
  return { slug: body, name: (isCarBody(body) ? bodyTypeNames[body] : otherBodyNames[body])[language] };
}

/** Formats `2026-08` as August 2026, and `2026-08-31` with its day; a year stays as it is. */
export function dateName(date: string, language: Language): string {
  if (date.length === 4) return date;
  return date.length === 10 ? dateText(date, 'long', language) : formatMonth(date, language);
}

/** Source and as-of date of a price, as text. */
export function priceNoteOf(
  { price_date, source, pricedIn }: NewVehicleVariant,
  language: Language,
): string | null {
  if (price_date === null) return null;
  const date = dateName(price_date, language);
  if (pricedIn !== undefined) return localized(`Estimate, on the road in ${pricedIn}, ${date}`)[language];
  if (source.id === 'catalogue') return localized(`Estimate, on the road in Jakarta, ${date}`)[language];
  if (source.is_promotion) return localized(`Promotional price as of ${date}`)[language];
  return source.is_estimate
    ? localized(`Estimate of ${date}`)[language]
    : localized(`List price as of ${date}`)[language];
}

export function textOf(
  variant: NewVehicleVariant,
  fact: SpecificationName,
  language: Language,
): string | null {
  const value = variant[fact];
  if (value === null) return null;
  const { choices, unit, digits } = specificationRow(fact);
  if (typeof value === 'string') return choices?.[value]?.[language] ?? value;
  const number = formatNumber(value, language, digits);
  return unit === undefined ? number : `${number}\u00a0${unit}`;
}

/** A specification with how it was measured; null if unknown. */
export function specificationText(
  variant: NewVehicleVariant,
  fact: SpecificationName,
  language: Language,
): string | null {
  const { basis: basisName } = specificationRow(fact);
  const [text, basis] = [textOf(variant, fact, language), basisName ? variant[basisName] : null];
  return text === null || basis === null ? text : `${text} (${basis})`;
}

/** The variants' known specifications by group; a value shared by all is listed once. */
export function specificationsOf(
  variants: readonly NewVehicleVariant[],
  language: Language,
): Specification[] {
  return specificationGroups.flatMap(({ name, facts }) => {
    const rows = facts.flatMap((fact) => {
      const values = variants.map((variant) => specificationText(variant, fact, language));
      if (values.every((value) => value === null)) return [];
      return [
        {
          name: specificationRow(fact).name[language],
          values: new Set(values).size === 1 ? values.slice(0, 1) : values,
        },
      ];
    });
    return rows.length === 0 ? [] : [{ name: name[language], rows }];
  });
}

/** The most relevant facts of a variant, as text. */
export function factsOf(variant: NewVehicleVariant, language: Language): string[] {
  const shown = ['transmission', 'fuel', variant.range_km === null ? 'engine_cc' : 'range_km'] as const;
  return shown.flatMap((fact) => textOf(variant, fact, language) ?? []);
}
