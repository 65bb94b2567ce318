/** Filter types whose values are traits (traits.ts), in display order. */
export const traitTypes = ['market', 'owners', 'accident', 'flood', 'tax', 'papers', 'service'] as const;
export type TraitType = (typeof traitTypes)[number];

export function isTraitType(type: string): type is TraitType {
  return traitTypes.some((known) => known === type);
}
