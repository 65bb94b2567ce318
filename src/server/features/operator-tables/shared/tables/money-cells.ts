import { choiceCell, idCell, percentCell } from '#server/features/operator-tables/shared/cells.ts';
import { readRegions } from '#server/regions/regions.ts';

/* Cells that tables of several subjects have. */

export const lowest = { id: 'Terendah', en: 'Lowest' };
export const highest = { id: 'Tertinggi', en: 'Highest' };
export const percents = {
  lowest: percentCell({ id: 'Terendah (%)', en: 'Lowest (%)' }),
  highest: percentCell({ id: 'Tertinggi (%)', en: 'Highest (%)' }),
};
export const upTo = { id: 'Sampai harga (Rp)', en: 'Up to (Rp)' };

const provinces = readRegions().provinces.toSorted((a, b) => (a.name < b.name ? -1 : 1));
export const province = () => idCell({ id: 'Provinsi', en: 'Province' }, provinces);

export const taxedClasses = ['car', 'motorcycle'] as const;
export const taxedClass = () =>
  choiceCell(
    { id: 'Golongan', en: 'Class' },
    { car: { id: 'mobil', en: 'car' }, motorcycle: { id: 'motor', en: 'motorcycle' } },
    taxedClasses,
  );
