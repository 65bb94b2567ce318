import { readMonth } from '#contract/readers/read-date.ts';
import { readYear } from '#contract/readers/read-year.ts';
import { parsePlate, sellLimits } from '#contract/sell/sell.ts';
import { parseYesNo, saysNothing } from '#server/reading/parse-words.ts';
import type { RawRow } from './column-names.ts';
import type { ImportNote } from './row-reasons.ts';

/** Optional facts. */
export interface InterpretedFacts {
  readonly registrationYear: number | null;
  readonly ownership: number | null;
  readonly isInsurance: boolean;
  readonly regNo: string | null;
  readonly taxPaidUntil: string | null;
  readonly bpkbHolder: 'owner' | 'dealer' | 'finance' | null;
  readonly plateRegion: string | null;
  readonly plateParity: 'odd' | 'even' | null;
  readonly serviceRecord: boolean | null;
  readonly accidentFree: boolean | null;
  readonly floodFree: boolean | null;
  readonly notes: readonly ImportNote[];
}

function parseOwnership(text: string): number | undefined {
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
  return count >= 1 && count <= 20 ? count : undefined;
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

export function interpretFacts(
  row: RawRow,
  years: { make: number; registration: number | null; latest: number },
): InterpretedFacts {
  const notes: ImportNote[] = [];
  const optional = <Value>(
    text: string | undefined,
    parse: (text: string) => Value | undefined,
    note: ImportNote,
  ) => {
    if (text === undefined || saysNothing(text)) return null;
    const value = parse(text);
    if (value === undefined) notes.push(note);
    return value ?? null;
  };
  const registrationYear = optional(
    row.registrationYear,
    (text) => {
      const year = readYear(text, years.latest - 1)?.year ?? 0;
      // Not registered before it was made, except a year earlier for cars of the next model year.
      return year >= Math.max(sellLimits.earliestYear, years.make - 1) && year <= years.latest
        ? year
        : undefined;
    },
    'value_dropped',
  );
  return {
    registrationYear: registrationYear ?? years.registration,
    ownership: optional(row.ownership, parseOwnership, 'value_dropped'),
    isInsurance: optional(row.isInsurance, parseYesNo, 'value_dropped') ?? false,
    regNo: optional(row.regNo, parsePlate, 'plate_dropped'),
    taxPaidUntil: optional(row.taxPaidUntil, readMonth, 'value_dropped'),
    bpkbHolder: optional(row.bpkbHolder, parseBpkbHolder, 'value_dropped'),
    plateRegion: optional(
      row.plateRegion,
      (text) => (/^[a-z]{1,2}$/i.test(text) ? text.toUpperCase() : undefined),
      'value_dropped',
    ),
    plateParity: optional(row.plateParity, parseParity, 'value_dropped'),
    serviceRecord: optional(row.serviceRecord, parseYesNo, 'value_dropped'),
    accidentFree: optional(row.accidentFree, parseYesNo, 'value_dropped'),
    floodFree: optional(row.floodFree, parseYesNo, 'value_dropped'),
    notes,
  };
}
