import type { Language } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';

/** Facts about the cars of a list, computed independently of the product. */
export type TrueFacts = {
  readonly count: number;
  readonly prices: readonly number[];
  readonly years: readonly number[];
  /** How many cars each model has, by its full name. */
  readonly models: ReadonlyMap<string, number>;
};

type Checked = {
  readonly facts: TrueFacts;
  readonly language: Language;
  /** Full names of all models, in the list or not. */
  readonly models: readonly string[];
  /** Further names that no sentence may use: of brands, cities, provinces. */
  readonly otherNames: readonly string[];
};

const amount = /Rp \d+(?:[.,]\d+)*(?: (?:Juta|Milyar|Triliun|million|billion|trillion))?/g;
const year = /\b(?:19|20)\d\d\b/g;
const figure = /\d[\d.,]*\d|\d/g;

/**
 * What a sentence says of a list: its prices, years, number and models, each compared with the truth. Its title is
 * taken out first.
 * @returns how many of its words were compared
 * @throws where it says what is not so, or names what the list does not have
 */
export function compareSentence(
  text: string,
  title: string,
  { facts, language, models, otherNames }: Checked,
): number {
  const complain = (what: string) => {
    throw new Error(`“${text}” ${what}; the cars: ${JSON.stringify([facts, [...facts.models]])}`);
  };
  let rest = text.replaceAll(title, ' ');
  const take = (pattern: RegExp): string[] => {
    const found = [...rest.matchAll(pattern)].map(([each]) => each);
    rest = rest.replace(pattern, ' ');
    return found;
  };
  const isPair = (told: readonly string[], numbers: readonly number[], write: (number: number) => string) => {
    const [least, most] = [write(Math.min(...numbers)), write(Math.max(...numbers))];
    return told.join() === (least === most ? least : `${least},${most}`);
  };

  const named = namesIn(rest, models);
  rest = named.rest;
  const amounts = take(amount);
  const years = take(year);
  const figures = take(figure);
  if (amounts.length > 0 && !isPair(amounts, facts.prices, (price) => formatPrice(price, language)))
    complain('tells other prices');
  if (years.length > 0 && !isPair(years, facts.years, String)) complain('tells other years');
  if (figures.some((each) => each !== formatNumber(facts.count, language))) complain('tells another number');
  const counts = named.names.map((name) => facts.models.get(name) ?? 0);
  const unnamed = [...facts.models].filter(([name]) => !named.names.includes(name)).map(([, count]) => count);
  if (counts.some((count, at) => count === 0 || count > (counts[at - 1] ?? count)))
    complain('names models that are not there, or in another order');
  if (counts.length > 0 && Math.min(...counts) <= Math.max(1, ...unnamed))
    complain('leaves out what is offered more');
  const foreign = otherNames.find((name) => rest.includes(name));
  if (foreign !== undefined) complain(`speaks of ${foreign}`);
  return amounts.length + years.length + figures.length + counts.length;
}

/** The names in a text in their order; of names within each other the longest. */
function namesIn(text: string, all: readonly string[]): { names: string[]; rest: string } {
  let rest = text;
  const found: { readonly name: string; readonly at: number }[] = [];
  for (const name of [...all].sort((a, b) => b.length - a.length)) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    found.push({ name, at });
    rest = rest.replaceAll(name, ' '.repeat(name.length));
  }
  return { names: found.sort((a, b) => a.at - b.at).map(({ name }) => name), rest };
}
