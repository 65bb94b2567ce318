import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import { type KeyFact, keyFacts } from '#contract/new-vehicles/new-model.schema.ts';
import type {
  NewVehicleModel,
  NewVehicleVariant,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { inEnglish, textOf } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import {
  type SpecificationName,
  specificationNames,
  specificationRow,
} from '#server/features/new-vehicles/shared/specifications.ts';

type Name = (typeof keyFacts)[number];

/** The known key facts of a variant. */
export function keyFactsOf(variant: NewVehicleVariant, language: Language): KeyFact[] {
  return keyFacts.flatMap((fact) => {
    const value = textOf(variant, fact, language);
    return value === null ? [] : [factOf(fact, value, language)];
  });
}

function factOf(fact: Name, value: string, language: Language): KeyFact {
  const name = specificationRow(fact).name[language];
  return { fact, name, value, text: sayingOf(fact, name, value, language) };
}

/** A choice and a displacement say by themselves what they are. */
function sayingOf(fact: Name, name: string, value: string, language: Language): string {
  if (fact === 'seats') {
    const one = Number(value);
    return { id: `${value} kursi`, en: Number.isNaN(one) ? `${value} seats` : inEnglish(one, 'seat') }[
      language
    ];
  }
  return specificationRow(fact).choices || fact === 'engine_cc' ? value : `${name} ${value}`;
}

/** A gearbox that shifts by itself, and what drives with less fuel, are more; other choices are different. */
const moreByChoice: readonly (readonly [from: string | null, to: string | null])[] = [
  ['manual', 'otomatis'],
  ['manual', 'semi-otomatis'],
  ['bensin', 'hybrid'],
  ['diesel', 'hybrid'],
];

/** What a variant has that the one before it has not, from what is known of both. */
export function changesOf(
  variant: NewVehicleVariant,
  before: NewVehicleVariant | undefined,
  language: Language,
): { text: string; isMore: boolean }[] {
  if (!before) return [];
  return keyFactsOf(variant, language).flatMap(({ fact, text }) => {
    const [from, to] = [before[fact], variant[fact]];
    if (from === null || from === to) return [];
    const isMore =
      typeof from === 'number' && typeof to === 'number'
        ? to > from
        : moreByChoice.some(([less, more]) => less === from && more === to);
    return [{ text, isMore }];
  });
}

const mostInStrip = 4;

/** What a model is, over all its variants: each choice, and the span of each number. */
export function stripOf(variants: readonly NewVehicleVariant[], language: Language): KeyFact[] {
  return keyFacts
    .flatMap((fact) => {
      const value = spanOfFact(variants, fact, language);
      return value === null ? [] : [factOf(fact, value, language)];
    })
    .slice(0, mostInStrip);
}

function spanOfFact(variants: readonly NewVehicleVariant[], fact: Name, language: Language): string | null {
  const numbers = variants.flatMap((variant) => {
    const value = variant[fact];
    return typeof value === 'number' ? [value] : [];
  });
  const texts = [...new Set(variants.flatMap((variant) => textOf(variant, fact, language) ?? []))];
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (numbers.length === 0 || least === most) return texts.length === 0 ? null : texts.join(' / ');
  const { unit, digits } = specificationRow(fact);
  const span = `${formatNumber(least, language, digits)}–${formatNumber(most, language, digits)}`;
  return unit === undefined ? span : `${span}\u00a0${unit}`;
}

/** What a buyer of the kind asks about; other facts are of no use to it. */
const askedOf = {
  car: ['power_kw', 'seats', 'wheelbase_mm'],
  burning: ['tank_l'],
  electric: ['battery_kwh', 'range_km', 'dc_kw'],
} as const satisfies Record<string, readonly SpecificationName[]>;

/** The facts that nothing says of any variant, in the order of the table; last those that it has no column for. */
export function unknownFactsOf({ kind, variants }: NewVehicleModel, language: Language): string[] {
  const isElectric = variants.some(({ fuel }) => fuel === 'listrik');
  const asked = new Set<SpecificationName>([
    ...(kind === 'mobil' ? askedOf.car : []),
    ...(isElectric ? askedOf.electric : askedOf.burning),
  ]);
  return [
    ...specificationNames
      .filter((name) => asked.has(name) && variants.every((variant) => variant[name] === null))
      .map((name) => inSentence(specificationRow(name).name[language])),
    ...(isElectric ? [] : [localized('fuel consumption')[language]]),
    localized('dimensions')[language],
    localized('equipment of each variant')[language],
  ];
}

/** `Tank` as within a sentence; an abbreviation stays as it is. */
const inSentence = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
