/* Energy costs in rupiah per kilometre. */

export const petrolPerKm = (perLitre: number, kmPerLitre: number): number => perLitre / kmPerLitre;

export type Battery = { readonly batteryKwh: number; readonly rangeKm: number };

/**
 * @param realRange real range in percent of the stated range
 * @param loss share of the energy drawn that is lost while charging
 */
export function electricPerKm(
  { batteryKwh, rangeKm }: Battery,
  { perKwh, realRange, loss }: { readonly perKwh: number; readonly realRange: number; readonly loss: number },
): number {
  return (batteryKwh / (1 - loss) / ((rangeKm * realRange) / 100)) * perKwh;
}

/** What a trip takes, in litres, and costs, in whole rupiah. */
export function tripOf(km: number, kmPerLitre: number, perLitre: number) {
  const litres = km / kmPerLitre;
  return { litres, rupiah: Math.round(litres * perLitre), perKm: petrolPerKm(perLitre, kmPerLitre) };
}
