import {
  type InsuranceCover,
  type InsuredClass,
  type InsuredLiability,
  type InsuredRisk,
  insuredRisks,
} from '#money/insurance-kinds.ts';

/*
 * A quote as the address has it: `?harga=225000000&prov=31&jaminan=tlo&perluasan=banjir+gempa`. Values out of bounds are
 * taken as they are, and the page says what is wrong with them.
 */

const numbers = { harga: 'price', prov: 'province', umur: 'age', tahun: 'years' } as const;
type NumberName = (typeof numbers)[keyof typeof numbers];
const limits = { tjh: 'third-party', penumpang: 'passengers', sopir: 'driver' } as const;
const covers = { lengkap: 'comprehensive', tlo: 'total-loss', campur: 'mixed' } as const;
const risks: Readonly<Record<InsuredRisk, string>> = {
  ...{ flood: 'banjir', earthquake: 'gempa', riot: 'huru-hara', terrorism: 'teror', workshop: 'bengkel' },
};

/** Mixed is comprehensive in the first year and total loss after it. */
export type QuoteCover = InsuranceCover | 'mixed';
export const quoteCovers: readonly QuoteCover[] = Object.values(covers);

export type QuoteInputs = Readonly<Partial<Record<NumberName, number>>> & {
  readonly cover: QuoteCover;
  readonly risks: readonly InsuredRisk[];
  /** Rupiah; 0 for none. */
  readonly liabilities: Readonly<Record<InsuredLiability, number>>;
  readonly class?: InsuredClass;
};
export type QuoteChanges = { readonly [Name in keyof QuoteInputs]?: QuoteInputs[Name] | undefined };

const names = Object.entries(numbers) as readonly (readonly [string, NumberName])[];
const limitNames = Object.entries(limits) as readonly (readonly [string, InsuredLiability])[];

export function quoteOf(search: string): QuoteInputs {
  const given = new URLSearchParams(search);
  const numberOf = (key: string) => {
    const text = given.get(key) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
  };
  const cover = Object.entries(covers).find(([key]) => key === given.get('jaminan'))?.[1];
  const asked = new Set((given.get('perluasan') ?? '').split(' '));
  return {
    ...Object.fromEntries(
      names.flatMap(([key, name]) => {
        const value = numberOf(key);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    cover: cover ?? 'comprehensive',
    risks: insuredRisks.filter((risk) => asked.has(risks[risk])),
    liabilities: {
      'third-party': numberOf('tjh') ?? 0,
      passengers: numberOf('penumpang') ?? 0,
      driver: numberOf('sopir') ?? 0,
    },
    ...(given.get('jenis') === 'pikap' && { class: 'truck' }),
  };
}

/** The query with the changes; what else it has stays. */
export function searchWithQuote(search: string, changes: QuoteChanges): string {
  const query = new URLSearchParams(search);
  const quote = { ...quoteOf(search), ...changes };
  const set = (key: string, value: string | undefined) =>
    value === undefined ? query.delete(key) : query.set(key, value);
  for (const [key, name] of names) {
    const value = quote[name];
    set(key, value === undefined ? undefined : String(value));
  }
  for (const [key, name] of limitNames) {
    const value = quote.liabilities?.[name] ?? 0;
    set(key, value === 0 ? undefined : String(value));
  }
  const cover = Object.entries(covers).find(([, each]) => each === quote.cover)?.[0];
  set('jaminan', quote.cover === 'comprehensive' ? undefined : cover);
  const added = (quote.risks ?? []).map((risk) => risks[risk]);
  set('perluasan', added.length === 0 ? undefined : added.join(' '));
  set('jenis', quote.class === 'truck' ? 'pikap' : undefined);
  return query.toString();
}
