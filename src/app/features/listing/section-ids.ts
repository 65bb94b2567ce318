/** The sections of a car's page, as links within it name them. */
export const sectionIds = {
  facts: 'facts',
  condition: 'condition',
  loan: 'loan',
  seller: 'seller',
  price: 'price',
} as const;

export type SectionName = keyof typeof sectionIds;
export const sectionNames = [
  'facts',
  'condition',
  'loan',
  'seller',
  'price',
] as const satisfies readonly SectionName[];
