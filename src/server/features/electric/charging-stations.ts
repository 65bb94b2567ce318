import * as z from 'zod/mini';
import type { StationSite } from '#contract/electric/electric.schema.ts';
import type { Localized } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { kilometersBetween } from '#contract/places/kilometers-between.ts';
import {
  cellList,
  decimalNumber,
  once,
  orNone,
  readReferenceTable,
  wholeNumber,
} from '#server/process/reference-table.ts';
import { coordinatesOf } from '#server/regions/city-coordinates.ts';

/* reference-data/electric/charging-stations.csv: one row per charger, with its number in the register. */

const connectorNames = z.enum(['type1', 'type2', 'ccs1', 'ccs2', 'chademo']);

const row = z.object({
  /** The official code of the city, which is also its id. */
  city: wholeNumber,
  name: z.string(),
  operator: z.string(),
  address: z.string(),
  speed: orNone(z.enum(['slow', 'medium', 'fast', 'ultra'])),
  kw: orNone(decimalNumber),
  /** Connector type and count, `ccs2:2`. */
  connectors: cellList,
});

export const stationsNote: Localized = localized(
  'Source: the ESDM/PLN register of public chargers (PLN Mobile data), May 2025. Power that contradicts the kind of charger is left out; check the PLN Mobile app before you go.',
);

const speeds = ['ultra', 'fast', 'medium', 'slow'] as const;

/** Charging sites by city or regency id, fastest first. Chargers at the same address form one site. */
export const readChargingStations = once((): ReadonlyMap<number, readonly StationSite[]> => {
  const places = new Map<number, Map<string, StationSite>>();
  for (const { city, name, operator, address, speed, kw, connectors } of readReferenceTable(
    'electric/charging-stations.csv',
    row,
  )) {
    const sites = places.get(city) ?? new Map<string, StationSite>();
    places.set(city, sites);
    const key = `${name} ${address}`.toLowerCase();
    const site = sites.get(key) ?? { name, operator, address, chargers: [] };
    sites.set(key, site);
    const own = connectors.map((each) => z.parse(connectorNames, each.split(':')[0]));
    const same = site.chargers.find(
      (charger) => charger.speed === speed && charger.kw === kw && charger.connectors.join() === own.join(),
    );
    if (same) same.count += 1;
    else site.chargers.push({ count: 1, speed, kw, connectors: own });
  }
  const rank = ({ chargers }: StationSite) =>
    Math.min(...chargers.map(({ speed }) => (speed === null ? speeds.length : speeds.indexOf(speed))));
  return new Map(
    [...places].map(([city, sites]) => [
      city,
      [...sites.values()].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1)),
    ]),
  );
});

/** Maximum number of other cities named beside a city's stations. */
const mostNearby = 6;

/** The nearest other cities with stations, by the distance between the centres. */
export function nearestCities(
  stations: ReadonlyMap<number, unknown>,
  from: number,
): { readonly id: number; readonly kilometers: number }[] {
  const center = coordinatesOf(from);
  return [...stations.keys()]
    .filter((id) => id !== from)
    .map((id) => ({ id, kilometers: Math.round(kilometersBetween(center, coordinatesOf(id))) }))
    .sort((a, b) => a.kilometers - b.kilometers || a.id - b.id)
    .slice(0, mostNearby);
}
