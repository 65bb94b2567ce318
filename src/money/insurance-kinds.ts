/* The names of covers, classes, risks and liabilities. Apart from the sums: what an answer may hold is known without them. */

export const insuranceCovers = ['comprehensive', 'total-loss'] as const;
export type InsuranceCover = (typeof insuranceCovers)[number];

export const insuredClasses = ['car', 'truck', 'bus', 'motorcycle'] as const;
/** Trucks and pickups are one class. */
export type InsuredClass = (typeof insuredClasses)[number];

/** Extensions that cost a share of the sum insured. */
export const insuredRisks = ['flood', 'earthquake', 'riot', 'terrorism', 'workshop'] as const;
export type InsuredRisk = (typeof insuredRisks)[number];

/** Extensions that cost a share of a limit of their own. */
export const insuredLiabilities = ['third-party', 'passengers', 'driver'] as const;
export type InsuredLiability = (typeof insuredLiabilities)[number];
