import * as z from 'zod/mini';
import { costInputsOf } from './inputs.ts';

/* Calculations that the driver has saved on this device, the newest first. */

const key = 'lajur.cost-sums';
const most = 12;

const savedSum = z.object({
  /** The vehicle, as a query. */
  vehicle: z.string().check(z.maxLength(400)),
  /** The whole calculation. */
  query: z.string().check(z.maxLength(1000)),
  label: z.string().check(z.maxLength(200)),
});
export type SavedSum = z.infer<typeof savedSum>;
const savedSums = z.array(savedSum).check(z.maxLength(most));

/** The part of a query that says which vehicle it is about. */
export function vehicleOf(query: string): string {
  const { listing, variant, isMotorcycle, price, makeYear } = costInputsOf(query);
  if (variant !== undefined)
    return new URLSearchParams({ ...(isMotorcycle && { jenis: 'motor' }), v: variant }).toString();
  if (listing !== undefined) return `id=${listing}`;
  return `harga=${price ?? ''}&tahun=${makeYear ?? ''}`;
}

export function readSums(): readonly SavedSum[] {
  try {
    return savedSums.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** @returns whether the device has kept it */
export function saveSum(query: string, label: string): boolean {
  const sum: SavedSum = { vehicle: vehicleOf(query), query, label: label.slice(0, 200) };
  const others = readSums().filter(({ vehicle }) => vehicle !== sum.vehicle);
  try {
    localStorage.setItem(key, JSON.stringify([sum, ...others].slice(0, most)));
    return true;
  } catch {
    return false;
  }
}
