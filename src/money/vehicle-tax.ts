import { percentOf, rateUnits, ratio } from './rupiah.ts';

/*
 * Yearly vehicle tax (PKB) with its surcharge (opsen) and the road fund (SWDKLLJ), first registration, and
 * change of owner.
 */

/**
 * Rates in percent. `order` counts the vehicles of one kind per owner; the last row applies to all further
 * ones.
 */
export type ProvinceTax = {
  readonly province: number;
  readonly pkb: readonly { readonly order: number; readonly percent: number }[];
  /** Rate for a first registration; null if unknown. */
  readonly bbnkb: number | null;
  /** Surcharge on PKB and on BBNKB. */
  readonly opsen: number;
  readonly isEstimate: boolean;
};

export type VehicleFees = {
  /** Per year, including the card. */
  readonly roadFund: number;
  /** Registration certificate (STNK), plates (TNKB) and ownership book (BPKB). */
  readonly registration: number;
  readonly plates: number;
  readonly ownershipBook: number;
  /** Transferring the papers to another region. */
  readonly move: number;
};

export type YearlyTax = {
  readonly tax: number;
  readonly surcharge: number;
  readonly roadFund: number;
  readonly total: number;
};

type Taxed = {
  /** Taxable base: NJKB times its weight, in rupiah. */
  readonly base: number;
  readonly order: number;
  /** Battery vehicles are exempt from PKB and BBNKB. */
  readonly isElectric: boolean;
};

/** Rate for the owner's n-th vehicle; undefined if only the first vehicle's rate is known. */
export function taxPercent({ pkb }: ProvinceTax, order: number): number | undefined {
  const rows = pkb.toSorted((a, b) => a.order - b.order);
  const own = rows.findLast((row) => row.order <= order);
  if (!own || (order > 1 && rows.length === 1)) return undefined;
  return own.percent;
}

/** @returns undefined if the province's rate is unknown */
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

/** Cost of a first registration: transfer tax (BBNKB), papers, and the first yearly tax. */
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

/** Change of owner of a used vehicle: papers only, because BBNKB no longer applies to it since 2025. */
export function changeOfOwner(fees: VehicleFees, isFromElsewhere: boolean): number {
  return fees.registration + fees.plates + fees.ownershipBook + (isFromElsewhere ? fees.move : 0);
}

/** Due every fifth year in addition to the yearly tax: new papers and plates. */
export const fifthYearPapers = (fees: VehicleFees): number => fees.registration + fees.plates;

/**
 * On-the-road price divided by price before taxes, for a new vehicle without exemptions: both taxes with
 * their surcharge.
 */
export function onTheRoadFactor(rates: ProvinceTax): number | undefined {
  const percent = taxPercent(rates, 1);
  if (percent === undefined || rates.bbnkb === null) return undefined;
  return 1 + ((rates.bbnkb + percent) / 100) * (1 + rates.opsen / 100);
}

/** Taxable base of an on-the-road price. */
export function taxBaseOf(price: number, rates: ProvinceTax): number | undefined {
  const factor = onTheRoadFactor(rates);
  return factor === undefined ? undefined : ratio(price, 1_000_000, rateUnits(factor * 100));
}
