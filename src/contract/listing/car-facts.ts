import { bpkbHolders } from '#contract/vehicles/vehicle.ts';

/** How a fact is given: `flag` is never unknown, `month` is `YYYY-MM`. */
type FactKind =
  | { readonly kind: 'answer' | 'flag' | 'month' }
  | { readonly kind: 'count'; readonly most: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] };

type CarFact = FactKind & {
  /** What an advertisement lacks without it (listing-advice.ts); a car's page says so under its condition. */
  readonly about?: 'papers' | 'condition';
  /** Its group among the facts on the car's page. */
  readonly group?: 'usage' | 'papers';
  /** In comparisons, and on the cards that a device keeps for them. */
  readonly isCompared?: true;
};

/**
 * What a seller can say of a car beyond what it is, one row a fact. The sell form and its rules, schemas of answers,
 * imports, exports, kept cards, trade-ins, completeness and advice read it. What else a new fact needs is in
 * CONTRIBUTING.md.
 */
export const carFacts = {
  /** Number of owners, including the current one. */
  ownership: { kind: 'count', most: 20, group: 'usage', isCompared: true },
  /** The month until which the annual tax is paid. */
  taxPaidUntil: { kind: 'month', about: 'papers', group: 'papers', isCompared: true },
  /** Holder of the ownership book (BPKB). */
  bpkbHolder: { kind: 'choice', choices: bpkbHolders, about: 'papers', group: 'papers' },
  serviceRecord: { kind: 'answer', about: 'condition', group: 'usage', isCompared: true },
  accidentFree: { kind: 'answer', about: 'condition', isCompared: true },
  floodFree: { kind: 'answer', about: 'condition', isCompared: true },
  isInsurance: { kind: 'flag', group: 'papers' },
} as const satisfies Readonly<Record<string, CarFact>>;

type Facts = typeof carFacts;
export type CarFactName = keyof Facts;
export const carFactNames = Object.keys(carFacts) as CarFactName[];

export function isCarFact(name: string): name is CarFactName {
  return Object.hasOwn(carFacts, name);
}

/** The row of a fact, without what only some rows have. */
export const carFact = (name: CarFactName): CarFact => carFacts[name];

export type ComparedFact = {
  [Name in CarFactName]: Facts[Name] extends { isCompared: true } ? Name : never;
}[CarFactName];
export const comparedFacts = carFactNames.filter(
  (name): name is ComparedFact => carFact(name).isCompared === true,
);

/** What buyers ask about first: stated, or asked for, on the car's page. */
export type ConditionFact = {
  [Name in CarFactName]: Facts[Name] extends { about: string } ? Name : never;
}[CarFactName];
export const conditionFacts = carFactNames.filter(
  (name): name is ConditionFact => carFact(name).about !== undefined,
);

type Value<Fact> = Fact extends { kind: 'flag' }
  ? boolean
  :
      | (Fact extends { choices: readonly (infer Choice)[] }
          ? Choice
          : Fact extends { kind: 'answer' }
            ? boolean
            : Fact extends { kind: 'count' }
              ? number
              : string)
      | null;
/** The facts of a car; null is unknown. */
export type CarFacts = { readonly [Name in CarFactName]: Value<Facts[Name]> };
