import * as z from 'zod/mini';
import type { Vocabulary } from '#catalogue/vocabulary.ts';
import { driveTraits, seatTraits } from '#contract/vehicles/traits.ts';
import { once, readReferenceTable, wholeNumber } from '#server/process/reference-table.ts';

/*
 * Seats and drive of a car, by its model (reference-data/vehicles/facts.csv) and by what its variant's name says, as
 * traits (contract/vehicles/traits.ts). Unknown where neither says it.
 */

type Drive = '4x4' | '4x2';
const factsRow = z.object({
  model: z.string(),
  seats: z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    wholeNumber,
  ]),
  drive: z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    z.literal('4x4'),
  ]),
});
const readFacts = once(
  () => new Map(readReferenceTable('vehicles/facts.csv', factsRow).map((row) => [row.model, row])),
);

const allWheels = /\b(?:4 ?x ?4|4wd|awd|quattro|xdrive\w*|4matic|all4|s-awc|e-4orce|e-four)\b/i;
const twoWheels = /\b(?:4 ?x ?2|2wd|fwd|rwd|sdrive\w*|edrive\w*)\b/i;
const seatsInName = /\b(\d{1,2})[- ]?(?:seaters?|kursi|seats?)\b/i;
const doubleCab = /\b(?:d-?cab|double[- ]?cab(?:in)?|crew[- ]?cab)\b/i;
const singleCab = /\b(?:s-?cab|single[- ]?cab(?:in)?|pick[- ]?up|pu|flat deck|chassis)\b/i;

export function driveOfName(name: string): Drive | null {
  return allWheels.test(name) ? '4x4' : twoWheels.test(name) ? '4x2' : null;
}

export function seatsOfName(name: string): number | null {
  const said = seatsInName.exec(name);
  if (said) return Number(said[1]);
  return doubleCab.test(name) ? 5 : singleCab.test(name) ? 2 : null;
}

/** Seats of a variant, by its name and its model; null where neither says it. */
export const seatsOf = (model: string, variant: string): number | null =>
  seatsOfName(variant) ?? readFacts().get(model)?.seats ?? null;

/** The traits that vehicles have, by their names. */
export class VehicleFacts {
  readonly #models: ReadonlyMap<number, { readonly slug: string }>;
  readonly #variants: ReadonlyMap<number, { readonly name: string }>;
  /** Models of which some variant's name says that all wheels are driven: those of the others are not. */
  readonly #drivenBothWays: ReadonlySet<number>;
  readonly #known = new Map<string, number>();

  constructor({ rows: { models, variants } }: Vocabulary) {
    this.#models = new Map(models.map((model) => [model.id, model]));
    this.#variants = new Map(variants.map((variant) => [variant.id, variant]));
    this.#drivenBothWays = new Set(
      variants.filter(({ name }) => driveOfName(name) === '4x4').map(({ modelId }) => modelId),
    );
  }

  /** @param ownName the seller's own variant, if it is not in the catalogue */
  of(model: number, variant: number | null, ownName: string | null): number {
    const key = `${model} ${variant ?? ''} ${variant === null ? (ownName ?? '') : ''}`;
    let facts = this.#known.get(key);
    if (facts === undefined) {
      facts = this.#read(model, variant, ownName);
      // Sellers' own names are without end.
      if (this.#known.size >= mostKnown) this.#known.clear();
      this.#known.set(key, facts);
    }
    return facts;
  }

  #read(model: number, variant: number | null, ownName: string | null): number {
    const slug = this.#models.get(model)?.slug ?? '';
    const facts = readFacts().get(slug);
    const name = variant === null ? ownName : this.#variants.get(variant)?.name;
    const seats = seatsOf(slug, name ?? '');
    const otherwise = variant !== null && this.#drivenBothWays.has(model) ? '4x2' : null;
    const drive = driveOfName(name ?? '') ?? facts?.drive ?? otherwise;
    return seatTraits(seats) | driveTraits(drive);
  }
}

const mostKnown = 20_000;
