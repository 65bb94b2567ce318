import { type CarFactName, type CarFacts, carFact, carFactNames } from '#contract/listing/car-facts.ts';
import { carFactsOf, factValue } from '#contract/listing/car-facts-form.ts';
import { parsePlate } from '#contract/readers/read-plate.ts';
import { readYear } from '#contract/readers/read-year.ts';
import { sellLimits } from '#contract/sell/sell.ts';
import { parseYesNo, saysNothing } from '#server/reading/parse-words.ts';
import type { RawRow } from './column-names.ts';
import type { ImportNote, UnreadColumn } from './row-reasons.ts';

/** Optional facts. */
export interface InterpretedFacts extends CarFacts {
  readonly registrationYear: number | null;
  readonly regNo: string | null;
  readonly plateRegion: string | null;
  readonly plateParity: 'odd' | 'even' | null;
  readonly notes: readonly ImportNote[];
  readonly unread: readonly UnreadColumn[];
}

function parseOwnership(text: string): unknown {
  const written = text
    .toLowerCase()
    .replace(/^(?:tangan|owner|pemilik)(?:\s*ke)?[\s-]*/, '')
    .trim();
  const words: Readonly<Record<string, number>> = {
    pertama: 1,
    satu: 1,
    kedua: 2,
    dua: 2,
    ketiga: 3,
    tiga: 3,
  };
  const count = words[written] ?? (/^\d{1,2}$/.test(written) ? Number(written) : 0);
  return factValue('ownership', String(count));
}

function parseBpkbHolder(text: string): 'owner' | 'dealer' | 'finance' | undefined {
  const written = text.toLowerCase();
  if (/owner|pemilik|pribadi|sendiri/.test(written)) return 'owner';
  if (/dealer|diler|showroom/.test(written)) return 'dealer';
  return /finance|leasing|bank|gadai/.test(written) ? 'finance' : undefined;
}

function parseParity(text: string): 'odd' | 'even' | undefined {
  if (/^(?:odd|ganjil)$/i.test(text)) return 'odd';
  return /^(?:even|genap)$/i.test(text) ? 'even' : undefined;
}

/** Facts that lists write in words of their own. */
const ownReaders: Readonly<Partial<Record<CarFactName, (text: string) => unknown>>> = {
  ownership: parseOwnership,
  bpkbHolder: parseBpkbHolder,
};

function readFact(name: CarFactName, text: string): unknown {
  const { kind } = carFact(name);
  const own = ownReaders[name];
  if (own) return own(text);
  return kind === 'answer' || kind === 'flag' ? parseYesNo(text) : factValue(name, text);
}

export function interpretFacts(
  row: RawRow,
  years: { make: number; registration: number | null; latest: number },
): InterpretedFacts {
  const notes: ImportNote[] = [];
  const unread: UnreadColumn[] = [];
  const optional = <Value>(
    column: UnreadColumn & keyof RawRow,
    parse: (text: string) => Value | undefined,
    note: ImportNote = 'value_dropped',
  ) => {
    const text = row[column];
    if (text === undefined || saysNothing(text)) return null;
    const value = parse(text);
    if (value === undefined) {
      notes.push(note);
      unread.push(column);
    }
    return value ?? null;
  };
  const registrationYear = optional('registrationYear', (text) => {
    const year = readYear(text, years.latest - 1)?.year ?? 0;
    // Not registered before it was made, except a year earlier for cars of the next model year.
    return year >= Math.max(sellLimits.earliestYear, years.make - 1) && year <= years.latest
      ? year
      : undefined;
  });
  const facts = carFactsOf(
    Object.fromEntries(
      carFactNames.map((name) => [name, optional(name, (text) => readFact(name, text)) ?? undefined]),
    ),
  );
  return {
    ...facts,
    registrationYear: registrationYear ?? years.registration,
    regNo: optional('regNo', parsePlate, 'plate_dropped'),
    plateRegion: optional('plateRegion', (text) =>
      /^[a-z]{1,2}$/i.test(text) ? text.toUpperCase() : undefined,
    ),
    plateParity: optional('plateParity', parseParity),
    notes,
    unread,
  };
}
