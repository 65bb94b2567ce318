import type { NewVehicleFacts } from './new-vehicle-table.ts';

/** The source of the demonstration's fictional models. */
export const exampleSource = 'contoh';

/** Whether all of it is made up for the demonstration: shown as such, and counted and listed nowhere. */
export const isExample = ({
  variants,
}: {
  readonly variants: readonly { readonly source: { readonly id: string } }[];
}): boolean => variants.every(({ source }) => source.id === exampleSource);

/** All but the cars that carry goods. */
export const isForPeople = ({
  kind,
  body,
}: {
  readonly kind: string;
  readonly body: string | null;
}): boolean => kind !== 'mobil' || (body !== 'pickup-truck' && body !== 'van');

export const isReal = (model: Parameters<typeof isExample>[0]): boolean => !isExample(model);

type Facts = Pick<NewVehicleFacts, 'expected' | 'launch' | 'last_year'>;

type Life = {
  readonly status: 'on-sale' | 'upcoming' | 'discontinued';
  /** Earliest expected date (`2026-08` or a year) among the variants; null for a model that is on sale. */
  readonly expected: string | null;
  /** Earliest launch date among the variants. */
  readonly launched: string | null;
  /** Null while a variant is on sale or upcoming. */
  readonly lastYear: number | null;
};

const earliest = (dates: readonly (string | null)[]) =>
  dates.filter((date) => date !== null).sort()[0] ?? null;

/** Neither upcoming nor discontinued. */
export const isSold = ({ expected, last_year }: Omit<Facts, 'launch'>): boolean =>
  expected === null && last_year === null;

/** Sales status and dates of a model, derived from its variants. */
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

/** The variants that are sold; all of a model that is not. */
export const soldVariants = <Variant extends Omit<Facts, 'launch'>>(
  variants: readonly Variant[],
): readonly Variant[] => (variants.some(isSold) ? variants.filter(isSold) : variants);
