import { localized } from '#contract/localized.ts';
import { choiceCell, idCell, percentCell } from '#server/features/operator-tables/shared/cells.ts';
import { readRegions } from '#server/regions/regions.ts';

/* Cells that tables of several subjects have. */

export const lowest = localized('Lowest');
export const highest = localized('Highest');
export const percents = {
  lowest: percentCell(localized('Lowest (%)')),
  highest: percentCell(localized('Highest (%)')),
};
export const upTo = localized('Up to (Rp)');

const provinces = readRegions().provinces.toSorted((a, b) => (a.name < b.name ? -1 : 1));
export const province = () => idCell(localized('Province'), provinces);

export const taxedClasses = ['car', 'motorcycle'] as const;
export const taxedClass = () =>
  choiceCell(
    localized('Class'),
    { car: localized('car'), motorcycle: localized('motorcycle') },
    taxedClasses,
  );
