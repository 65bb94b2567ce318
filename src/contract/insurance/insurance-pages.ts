/* The pages of insurance: of cars and of motorcycles, with what a quote begins with in rupiah. */

export const insurancePages = {
  mobil: { path: '/asuransi-mobil', price: 200_000_000, classes: ['car', 'truck'] },
  motor: { path: '/asuransi-motor', price: 20_000_000, classes: ['motorcycle'] },
} as const;
export type InsurancePage = keyof typeof insurancePages;
export const insurancePageNames = ['mobil', 'motor'] as const satisfies readonly InsurancePage[];

export const insurancePaths: readonly string[] = insurancePageNames.map((name) => insurancePages[name].path);

/** The page of a path without language prefix. */
export const insurancePageOf = (path: string): InsurancePage | undefined =>
  insurancePageNames.find((name) => insurancePages[name].path === path);
