import type { NewVehicleFacts } from './new-vehicle-table.ts';

/** The source of made-up models of a demonstration. */
export const exampleSource = 'contoh';

type Facts = Pick<NewVehicleFacts, 'expected' | 'launch' | 'last_year'>;

type Life = {
  readonly status: 'on-sale' | 'upcoming' | 'discontinued';
  /** As in the table, of the first variant that comes; null for what is sold already. */
  readonly expected: string | null;
  /** Of the first variant. */
  readonly launched: string | null;
  /** Null while a variant is sold, or comes. */
  readonly lastYear: number | null;
};

const earliest = (dates: readonly (string | null)[]) =>
  dates.filter((date) => date !== null).sort()[0] ?? null;

/** Neither still to come nor over. */
export const isSold = ({ expected, last_year }: Omit<Facts, 'launch'>): boolean =>
  expected === null && last_year === null;

/** Whether a model is sold, since when or until when, from its variants. */
export function lifeOf({ variants }: { readonly variants: readonly Facts[] }): Life {
  const isOnSale = variants.some(isSold);
  const expected = isOnSale ? null : earliest(variants.map((variant) => variant.expected));
  const lastYear =
    isOnSale || expected !== null ? null : Math.max(...variants.map(({ last_year }) => last_year ?? 0));
  return {
    status: isOnSale ? 'on-sale' : expected === null ? 'discontinued' : 'upcoming',
    ...{ expected, lastYear, launched: earliest(variants.map(({ launch }) => launch)) },
  };
}
