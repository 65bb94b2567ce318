/*
 * What the electric calculators assume besides the operator's rates (running-rates.schema.ts). The visitor can
 * change most of it.
 */

/** Assumptions of the calculators: rounded from general knowledge, not measured. */
export const assumptions = {
  /** Charging loss as a share of the energy drawn. */
  loss: 0.1,
  /**
   * Average power of a fast charge up to 80 %, as a share of the maximum that both car and charger support.
   */
  taper: 0.7,
  /** Real range as a percentage of the stated range. */
  realRange: 80,
  kmPerYear: 15_000,
  /** Minimum power of a car's on-board charger, in kilowatts: 6 A at 220 V (IEC 61851). */
  leastKw: 1.32,
  /** Default home charging power in kilowatts, where the vehicle's is unknown. */
  homeKw: { mobil: 7, motor: 0.5 },
  years: 10,
  asOf: '2026-11',
} as const;
