import * as z from 'zod/mini';
import { bodyTypeCode } from '#contract/vehicles/vehicle.schema.ts';
import { once, orNone, readReferenceTable, wholeNumber, yesOrNo } from '#server/process/reference-table.ts';
import { specifications } from './specifications.ts';

/* Schemas and readers of the tables in reference-data/new-vehicles. */

/**
 * Excludes HTML special characters, because names become part of FAQ answers written as HTML; U+FFFD, which
 * indicates a file that is not UTF-8; control characters and unpaired surrogates, which PostgreSQL rejects;
 * and invisible characters, which make two names look alike.
 */
export const plainText = /^[^<>&"\ufffd\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]*$/u;
const name = z.string().check(z.minLength(1), z.regex(plainText));

/** Body types of kinds other than cars; their display names are in new-vehicle-words.ts. */
export const otherBodies = [
  ...(['matik', 'bebek', 'sport', 'trail', 'touring', 'listrik'] as const),
  ...(['ringan', 'sedang', 'berat'] as const),
  ...(['kargo', 'penumpang', 'pribadi'] as const),
] as const;

/** `2026-08`, or a year if the month is unknown. */
const monthOrYear = z.string().check(z.regex(/^20\d\d(?:-(?:0[1-9]|1[0-2]))?$/));

const year = z.pipe(z.string().check(z.regex(/^(?:19|20)\d\d$/)), z.transform(Number));

/** The fact columns; an empty cell means unknown. */
const factCells = {
  variant: z.string().check(z.maxLength(80), z.regex(plainText)),
  body: orNone(z.union([z.enum(otherBodies), bodyTypeCode])),
  ...specifications,
  range_cycle: orNone(z.enum(['NEDC', 'WLTP', 'CLTC'])),
  /** When it was launched in Indonesia. */
  launch: orNone(monthOrYear),
  /** When an upcoming variant is expected. */
  expected: orNone(monthOrYear),
  last_year: orNone(year),
  price: orNone(wholeNumber.check(z.minimum(1_000_000), z.maximum(100_000_000_000))),
  price_date: orNone(monthOrYear),
  /** An id of `sources.csv`, or the name of a source given by an import. */
  source: z.string().check(z.minLength(1), z.maxLength(120), z.regex(plainText)),
} as const;
const facts = z.object(factCells);
export type NewVehicleFacts = z.output<typeof facts>;
export type FactColumn = keyof typeof factCells;

function isFactColumn(name: string): name is FactColumn {
  return Object.hasOwn(factCells, name);
}
export const factColumns: readonly FactColumn[] = Object.keys(factCells).filter(isFactColumn);

/** Unparsed cells; unknown facts are absent. */
export type FactCells = Readonly<Partial<Record<FactColumn, string>>>;

/** @throws if a cell is invalid for its column */
export function factsOf(cells: FactCells): NewVehicleFacts {
  return facts.parse(Object.fromEntries(factColumns.map((name) => [name, cells[name] ?? ''])));
}

/** Whether a cell is valid for its column. */
export const isFact = (column: FactColumn, cell: string): boolean =>
  factCells[column].safeParse(cell).success;

/** A row of the files: brand and model names (for cars, slugs of `vehicles/`), and facts. */
const fileRow = z.catchall(z.object({ brand: name, model: name }), z.string());

const source = z.object({
  id: z.string(),
  name_id: name,
  name_en: name,
  is_estimate: yesOrNo,
  /** Its prices hold for a limited time or number of buyers. */
  is_promotion: yesOrNo,
  /** The province where its prices are on the road; null if not stated. */
  province: orNone(wholeNumber),
});
export type PriceSource = z.output<typeof source>;

/** Launch dates of current model generations, keyed by `mobil/toyota/avanza`. */
export function readLaunches(): ReadonlyMap<string, string> {
  const rows = readReferenceTable('new-vehicles/launches.csv', launch);
  return new Map(rows.map(({ kind, brand, model, launch: month }) => [`${kind}/${brand}/${model}`, month]));
}
const launch = z.object({ kind: z.string(), brand: z.string(), model: z.string(), launch: monthOrYear });

const wholesales = z.object({
  kind: z.string(),
  brand: z.string(),
  model: z.string(),
  year: wholeNumber,
  units: wholeNumber,
});
export type Delivered = Pick<z.output<typeof wholesales>, 'year' | 'units'>;

/** The rows of a kind as unparsed cells, without empty ones. */
export function readRows(kind: string) {
  return readReferenceTable(`new-vehicles/${kind}.csv`, fileRow).map(({ brand, model, ...cells }) => ({
    ...{ brand, model },
    cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')),
  }));
}

/** Figures of electric cars whose prices are estimates, keyed by `byd/byd-seal` and the variant's name. */
export const readElectricFigures = once((): ReadonlyMap<string, ReadonlyMap<string, FactCells>> => {
  const rows = readReferenceTable('new-vehicles/electric-figures.csv', electricFigures);
  const models = new Map<string, Map<string, FactCells>>();
  for (const { brand, model, variant, ...cells } of rows) {
    const known = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''));
    const own = models.get(`${brand}/${model}`) ?? new Map<string, FactCells>();
    models.set(`${brand}/${model}`, own.set(variant, known));
  }
  return models;
});
const electricFigures = z.catchall(z.object({ brand: name, model: name, variant: name }), z.string());

export const readSources = once(
  (): ReadonlyMap<string, PriceSource> =>
    new Map(readReferenceTable('new-vehicles/sources.csv', source).map((each) => [each.id, each])),
);

/** Deliveries in the latest year with data, keyed by `mobil/toyota/avanza`. */
export const readWholesales = once((): ReadonlyMap<string, Delivered> => {
  const rows = readReferenceTable('new-vehicles/wholesales.csv', wholesales);
  const byYear = rows.toSorted((a, b) => a.year - b.year);
  return new Map(
    byYear.map(({ kind, brand, model, ...delivered }) => [`${kind}/${brand}/${model}`, delivered]),
  );
});
