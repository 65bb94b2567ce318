/* The names of covers, classes, risks and liabilities. Apart from the sums: what an answer may hold is known without them. */

export const insuranceCovers = ['comprehensive', 'total-loss'] as const;
export type InsuranceCover = (typeof insuranceCovers)[number];

export const insuredClasses = ['car', 'truck', 'bus', 'motorcycle'] as const;
/** Pickups belong to the truck class. */
export type InsuredClass = (typeof insuredClasses)[number];

/** Age in years up to which premiums are calculated; insurers’ own limits are lower. */
export const oldestInsured = 30;

/** Extensions priced as a share of the sum insured. */
export const insuredRisks = ['flood', 'earthquake', 'riot', 'terrorism', 'workshop'] as const;
export type InsuredRisk = (typeof insuredRisks)[number];

/** Extensions priced as a share of their own limit. */
export const insuredLiabilities = ['third-party', 'passengers', 'driver'] as const;
export type InsuredLiability = (typeof insuredLiabilities)[number];
