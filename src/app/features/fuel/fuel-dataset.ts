import { fuelPricesPath } from '#contract/fuel/fuel-paths.ts';
import { type Language, pathInLanguage } from '#contract/language.ts';
import { type FuelData, knownTo } from './fuel-list.ts';

/** The prices as a dataset (https://schema.org/Dataset): from the first to the last day that is known. */
export function fuelDataset(
  { title, description, series }: FuelData,
  { origin, language }: { readonly origin: string; readonly language: Language },
): object {
  const firsts = series.flatMap(({ prices }) => prices[0]?.from ?? []).toSorted();
  const lasts = series
    .flatMap((each) => each.prices.slice(-1).map((price) => knownTo(each, price)))
    .toSorted();
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    ...{ name: title, description, inLanguage: language, isAccessibleForFree: true },
    url: origin + pathInLanguage(fuelPricesPath, language),
    temporalCoverage: `${firsts[0] ?? ''}/${lasts.at(-1) ?? ''}`,
    spatialCoverage: { '@type': 'Country', name: 'Indonesia' },
    variableMeasured: { '@type': 'PropertyValue', name: title, unitText: 'IDR/l' },
    creator: { '@type': 'Organization', name: 'Lajur', url: origin },
  };
}
