/* What a kilometre costs in rupiah. */

export const petrolPerKm = (perLitre: number, kmPerLitre: number): number => perLitre / kmPerLitre;

export type Battery = { readonly batteryKwh: number; readonly rangeKm: number };

/**
 * @param realRange what is driven of the stated range, in percent
 * @param loss the share of what is drawn that does not reach the battery
 */
export function electricPerKm(
  { batteryKwh, rangeKm }: Battery,
  { perKwh, realRange, loss }: { readonly perKwh: number; readonly realRange: number; readonly loss: number },
): number {
  return (batteryKwh / (1 - loss) / ((rangeKm * realRange) / 100)) * perKwh;
}
