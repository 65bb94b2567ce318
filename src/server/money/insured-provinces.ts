import { readRegions } from '#server/db/seed/regions.ts';
import type { DatedTariff } from './insurance-tariff.ts';

/** Provinces with their region of the tariff, by name. */
export function insuredProvinces({ regions }: DatedTariff): { id: number; name: string; region: number }[] {
  return readRegions()
    .provinces.flatMap(({ id, name }) => {
      const region = regions.get(id);
      return region === undefined ? [] : [{ id, name, region }];
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
