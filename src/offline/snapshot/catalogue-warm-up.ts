import { marketBadges } from '#catalogue/snapshot/car-table.ts';
import type { CarLine, SnapshotCar } from '#catalogue/snapshot/snapshot-car.ts';
import { encodeSnapshot } from '#catalogue/snapshot/snapshot-format.ts';
import { bodyTypes, colors, fuels, listingTypes, transmissions } from '#contract/vehicles/vehicle.ts';
import { CatalogueHost } from './catalogue-host.ts';
import type { CatalogueRequest } from './catalogue-messages.ts';

/*
 * A browser runs code slowly at first, and translates it as it is used. While the real cars are on their way, a made-up
 * city is taken in and asked about, so that the code is quick when they come.
 */

const cars = 400;
const brands = 12;
const linesOfBrand = 6;
/** Rounds after which a browser gains next to nothing any more. */
const rounds = 24;

/** Works as long as nobody asks for anything, a round at a time; each gives way to what was posted meanwhile. */
export function warmUp(isAsked: () => boolean): void {
  const host = new CatalogueHost();
  const requests = warmUpRequests();
  let left = rounds;
  const goOn = () => {
    for (const request of requests) host.receive(request);
    // It has nothing to make ready for later.
    host.close();
    left -= 1;
    if (left > 0 && !isAsked()) setTimeout(goOn);
  };
  if (!isAsked()) goOn();
}

/** What a round asks for: the city to be opened, then pages of it. */
export function warmUpRequests(): CatalogueRequest[] {
  const requests = [openRequest()];
  for (const search of ['merek-0+otomatis', 'merek-1+mpv+bensin', ''])
    for (const name of ['filters', 'listings'] as const)
      requests.push({ id: 0, type: 'answer', name, query: { search, q: '' }, language: 'id' });
  return requests;
}

function openRequest(): CatalogueRequest {
  const name = 'Kota';
  const { bytes } = encodeSnapshot({
    ...{ version: '1', asOf: 0, cars: madeUpCars() },
    place: { city: { slug: 'kota', name, isPopular: true }, province: { slug: 'provinsi', name } },
  });
  return { id: 0, type: 'open', bytes };
}

/** Different ones of everything, so that no code is made for less than there is. */
function madeUpCars(): SnapshotCar[] {
  const lines = Array.from({ length: brands * linesOfBrand }, (_, at) => lineOf(at));
  let chance = 1;
  const below = (most: number) => {
    chance = (Math.imul(chance, 1_103_515_245) + 12_345) >>> 1;
    return (chance >>> 8) % most;
  };
  const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[below(values.length)] ?? values[0];
  return Array.from({ length: cars }, (_, at) => ({
    id: at * 3 + 1,
    line: lines[below(lines.length)] ?? lineOf(0),
    bodyType: oneOf([null, ...bodyTypes]),
    fuel: oneOf(fuels),
    transmission: oneOf(transmissions),
    color: oneOf([null, ...colors]),
    listingType: oneOf(listingTypes),
    makeYear: 2000 + below(25),
    kilometers: below(9) === 0 ? null : below(200) * 1000,
    price: (20 + below(600)) * 500_000 + (below(20) === 0 ? 1000 : 0),
    score: below(90),
    publishedAt: at * 1_000_000,
    imageCount: below(12),
    marketBadge: oneOf([null, ...marketBadges]),
    isReserved: below(20) === 0,
  }));
}

function lineOf(at: number): CarLine {
  const brand = at % brands;
  const place = (at - brand) / brands;
  const model = { slug: `model-${brand}-${place >> 1}`, name: `Model ${brand} ${place >> 1}` };
  const variant = { slug: `${model.slug}-${place}-mt`, name: `${place} MT` };
  return {
    brand: { slug: `merek-${brand}`, name: `Merek ${brand}`, isPopular: brand < 4 },
    model,
    family: brand % 3 === 0 ? { slug: `model-${brand}-0`, name: `Model ${brand} 0` } : null,
    variant: place === 5 ? null : variant,
    ownName: place === 5 ? 'Tipe G' : null,
  };
}
