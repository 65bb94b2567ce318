import { readRegions } from '#server/regions/regions.ts';
import type { DatedTariff } from './insurance-tariff.ts';

/** All provinces by name, with their region of the tariff; null where there are no rates. */
export const insuredProvinces = ({ regions }: DatedTariff) =>
  readRegions()
    .provinces.map(({ id, name }) => ({ id, name, region: regions.get(id) ?? null }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
