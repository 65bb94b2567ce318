export const contestsPath = '/kontes-foto';

/** The page of an edition. */
export const contestPath = (contest: string): string => `${contestsPath}/${contest}`;
