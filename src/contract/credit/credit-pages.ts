/* The pages of credit: calculators, and what a loan is. Each is about one kind of vehicle. */

/** What a loan is for, with what its calculation begins with: rupiah, and months. */
export const creditSubjects = {
  'used-car': { vehicle: 'mobil', condition: 'used', price: 150_000_000, months: 36 },
  'new-car': { vehicle: 'mobil', condition: 'new', price: 250_000_000, months: 60 },
  'new-motorcycle': { vehicle: 'motor', condition: 'new', price: 20_000_000, months: 36 },
} as const;
export type CreditSubject = keyof typeof creditSubjects;
export const creditSubjectNames = [
  'used-car',
  'new-car',
  'new-motorcycle',
] as const satisfies readonly CreditSubject[];

/** The general one begins with used cars. */
export const simulationPages = {
  simulation: { path: '/simulasi-kredit', subject: 'used-car' },
  'simulation-new-car': { path: '/mobil-baru/simulasi-kredit', subject: 'new-car' },
  'simulation-new-motorcycle': { path: '/motor-baru/simulasi-kredit', subject: 'new-motorcycle' },
  'simulation-used-car': { path: '/simulasi-kredit-mobil-bekas', subject: 'used-car' },
} as const satisfies Readonly<Record<string, { path: string; subject: CreditSubject }>>;
export type SimulationPage = keyof typeof simulationPages;

export const simulationPageNames = [
  'simulation',
  'simulation-new-car',
  'simulation-new-motorcycle',
  'simulation-used-car',
] as const satisfies readonly SimulationPage[];

export const simulationPaths: readonly string[] = simulationPageNames.map(
  (name) => simulationPages[name].path,
);

/** The calculator of a path without language prefix. */
export const simulationPageOf = (path: string): SimulationPage | undefined =>
  simulationPageNames.find((name) => simulationPages[name].path === path);

/** Price and down payment in rupiah, the flat rate in percent a year. */
type SimulatedTerms = {
  readonly price: number;
  readonly downPayment: number;
  readonly months: number;
  readonly rate: number;
};

/** The calculator for a listing, on these terms or on its own. */
export function simulationOfListing(id: number, terms?: SimulatedTerms): string {
  const path = `${simulationPages['simulation-used-car'].path}?id=${id}`;
  if (!terms) return path;
  const { price, downPayment, months, rate } = terms;
  return `${path}&harga=${price}&dp=${downPayment}&bulan=${months}&bunga=${rate}`;
}

/** The calculator for a new vehicle at a price; undefined for kinds without one. */
export function simulationOfNew(kind: string, price: number): string | undefined {
  if (kind === 'mobil') return `${simulationPages['simulation-new-car'].path}?harga=${price}`;
  return kind === 'motor' ? `${simulationPages['simulation-new-motorcycle'].path}?harga=${price}` : undefined;
}

/** What a loan is, what lenders ask for, and how to apply. */
export const creditGuides = {
  guide: { path: '/kredit', subject: 'used-car', simulation: 'simulation' },
  'guide-new-car': { path: '/mobil-baru/kredit', subject: 'new-car', simulation: 'simulation-new-car' },
  'guide-new-motorcycle': {
    ...{ path: '/motor-baru/kredit', subject: 'new-motorcycle' },
    simulation: 'simulation-new-motorcycle',
  },
  'guide-used-car': { path: '/kredit-mobil-bekas', subject: 'used-car', simulation: 'simulation-used-car' },
  /** With a vehicle one has as security. */
  'guide-multipurpose': { path: '/kredit-multiguna', subject: 'used-car', simulation: 'simulation-used-car' },
} as const satisfies Readonly<
  Record<string, { path: string; subject: CreditSubject; simulation: SimulationPage }>
>;
export type CreditGuide = keyof typeof creditGuides;

export const creditGuideNames = [
  'guide',
  'guide-new-car',
  'guide-new-motorcycle',
  'guide-used-car',
  'guide-multipurpose',
] as const satisfies readonly CreditGuide[];

export const creditGuidePaths: readonly string[] = creditGuideNames.map((name) => creditGuides[name].path);

/** The guide of a path without language prefix. */
export const creditGuideOf = (path: string): CreditGuide | undefined =>
  creditGuideNames.find((name) => creditGuides[name].path === path);

/** Ways of paying that are shown side by side: what is paid at first in percent, and for how long. */
export const creditPlans = [
  { name: 'low-down-payment', downPayment: 20, months: { mobil: 48, motor: 36 } },
  { name: 'balanced', downPayment: 30, months: { mobil: 36, motor: 24 } },
  { name: 'low-interest', downPayment: 50, months: { mobil: 24, motor: 12 } },
] as const;
