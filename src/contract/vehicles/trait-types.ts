/** What a car's model and variant say, as traits (traits.ts). */
export const vehicleTraitTypes = ['seats', 'drive'] as const;
/** What a seller states, and the price's relation to the market; in display order. */
export const statedTraitTypes = [
  'market',
  'owners',
  'accident',
  'flood',
  'tax',
  'papers',
  'service',
] as const;
/** Filter types whose values are traits. */
export const traitTypes = [...vehicleTraitTypes, ...statedTraitTypes] as const;
export type TraitType = (typeof traitTypes)[number];

export function isTraitType(type: string): type is TraitType {
  return traitTypes.some((known) => known === type);
}

export function isStatedTrait(type: string): boolean {
  return statedTraitTypes.some((known) => known === type);
}
