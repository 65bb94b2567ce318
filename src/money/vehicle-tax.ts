import { percentOf, rateUnits, ratio } from './rupiah.ts';

/* Yearly tax (PKB) with its surcharge (opsen) and the road fund (SWDKLLJ), registration, and change of owner. */

/** Percent; `order` is the owner's first, second … vehicle of a kind, the last row holds for all further ones. */
export type ProvinceTax = {
  readonly province: number;
  readonly pkb: readonly { readonly order: number; readonly percent: number }[];
  /** Of a first registration; null where it is not known. */
  readonly bbnkb: number | null;
  /** Of PKB and of BBNKB. */
  readonly opsen: number;
  readonly isEstimate: boolean;
};

export type VehicleFees = {
  /** A year, with the card. */
  readonly roadFund: number;
  /** The registration (STNK), the plates (TNKB) and the book of ownership (BPKB). */
  readonly registration: number;
  readonly plates: number;
  readonly ownershipBook: number;
  /** Moving the papers to another region. */
  readonly move: number;
};

export type YearlyTax = {
  readonly tax: number;
  readonly surcharge: number;
  readonly roadFund: number;
  readonly total: number;
};

type Taxed = {
  /** NJKB times its weight, in rupiah. */
  readonly base: number;
  readonly order: number;
  /** Battery vehicles pay neither PKB nor BBNKB. */
  readonly isElectric: boolean;
};

/** The rate of the owner's n-th vehicle; undefined where only that of the first is known. */
export function taxPercent({ pkb }: ProvinceTax, order: number): number | undefined {
  const rows = pkb.toSorted((a, b) => a.order - b.order);
  const own = rows.findLast((row) => row.order <= order);
  if (!own || (order > 1 && rows.length === 1)) return undefined;
  return own.percent;
}

/** @returns undefined where the province's rate is not known */
export function yearlyTaxOf(
  rates: ProvinceTax,
  fees: VehicleFees,
  { base, order, isElectric }: Taxed,
): YearlyTax | undefined {
  const percent = isElectric ? 0 : taxPercent(rates, order);
  if (percent === undefined) return undefined;
  const tax = percentOf(base, percent);
  const surcharge = percentOf(tax, rates.opsen);
  return { tax, surcharge, roadFund: fees.roadFund, total: tax + surcharge + fees.roadFund };
}

/** A new vehicle's first year: the transfer tax (BBNKB) and all papers besides the yearly tax. */
export function registrationOf(
  rates: ProvinceTax,
  fees: VehicleFees,
  taxed: Taxed,
):
  | { readonly transfer: number; readonly papers: number; readonly year: YearlyTax; readonly total: number }
  | undefined {
  const year = yearlyTaxOf(rates, fees, taxed);
  if (!year || rates.bbnkb === null) return undefined;
  const alone = taxed.isElectric ? 0 : percentOf(taxed.base, rates.bbnkb);
  const transfer = alone + percentOf(alone, rates.opsen);
  const papers = fees.registration + fees.plates + fees.ownershipBook;
  return { transfer, papers, year, total: transfer + papers + year.total };
}

/** A used vehicle's change of owner, which is not taxed since 2025: papers only. */
export function changeOfOwner(fees: VehicleFees, isFromElsewhere: boolean): number {
  return fees.registration + fees.plates + fees.ownershipBook + (isFromElsewhere ? fees.move : 0);
}

/** Every fifth year: new papers and plates, besides the yearly tax. */
export const fifthYearPapers = (fees: VehicleFees): number => fees.registration + fees.plates;

/** Price on the road divided by price before taxes, of an ordinary new vehicle: both taxes with their surcharge. */
export function onTheRoadFactor(rates: ProvinceTax): number | undefined {
  const percent = taxPercent(rates, 1);
  if (percent === undefined || rates.bbnkb === null) return undefined;
  return 1 + ((rates.bbnkb + percent) / 100) * (1 + rates.opsen / 100);
}

/** What is taxed of a price on the road. */
export function taxBaseOf(price: number, rates: ProvinceTax): number | undefined {
  const factor = onTheRoadFactor(rates);
  return factor === undefined ? undefined : ratio(price, 1_000_000, rateUnits(factor * 100));
}
