import { bestOf, differs } from '#app/ui/comparison/best-of.ts';
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from '#app/ui/comparison/comparison-table.tsx';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { ComparedFact, FactGroup } from '#contract/new-compare/new-compare.schema.ts';
import { variantOfId } from '#contract/new-compare/variant-ids.ts';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import type { NewModelCard, Specification } from '#contract/new-vehicles/new-vehicle.schema.ts';

/** A variant in a comparison; `known` is undefined until its model's data is available. */
export type ComparedVariant = {
  readonly id: string;
  readonly known:
    | {
        readonly model: NewModelCard;
        readonly variant: NewVariant;
        /** All of its model. */
        readonly variants: readonly NewVariant[];
        readonly specifications: readonly Specification[];
        /** Index among its model's variants. */
        readonly place: number;
        readonly label: string;
        readonly sources: readonly string[];
        /** Absent where only its model has been opened on this device, and there is no connection. */
        readonly facts: readonly FactGroup[] | undefined;
      }
    | undefined;
};

/** The query that loads a variant's model. */
export function modelQueryOf(categoryId: number, id: string): QueryOf<'newModel'> {
  const { brand, model } = variantOfId(id);
  return { categoryId: String(categoryId), brand, model };
}

/**
 * @param answer the response for the variant's model, if available
 * @param facts what is compared, if available
 */
export function comparedVariant(
  id: string,
  answer: DataOf<'newModel'> | undefined,
  facts?: readonly FactGroup[],
): ComparedVariant {
  const { variant: slug } = variantOfId(id);
  const place = answer?.variants.findIndex((each) => each.slug === slug) ?? -1;
  const variant = answer?.variants[place];
  if (!answer || !variant) return { id, known: undefined };
  const { model, variants, specifications, title, sources } = answer;
  const label = variant.name === model.name ? title : `${title} ${variant.name}`;
  return { id, known: { model, variant, variants, specifications, place, label, sources, facts } };
}

export type RowWords = {
  /** Names of the group and the row that every variant has. */
  readonly costs: string;
  readonly price: string;
  /** Of the better value in its row. */
  readonly best: string;
};

type Merit = NonNullable<ComparedFact['merit']>;
export type ComparedRow = ComparisonRow & { readonly merit: Merit | null };
export type ComparedGroup = ComparisonGroup & { readonly rows: readonly ComparedRow[] };

/** The rows that at least one variant has, by group. Rows with the same name are one. */
export function comparisonGroups(
  compared: readonly ComparedVariant[],
  words: RowWords,
  language: Language,
): ComparedGroup[] {
  const known = compared.map((each) => factsOf(each, words, language));
  const names = new Map<string, Set<string>>();
  for (const { name, rows } of known.flat()) {
    const own = names.get(name) ?? new Set();
    names.set(name, own);
    for (const row of rows) own.add(row.name);
  }
  return [...names].flatMap(([name, own]) => {
    const rows = [...own].flatMap((row) => {
      const facts = known.map((groups) =>
        groups.find((group) => group.name === name)?.rows.find((each) => each.name === row),
      );
      return facts.some((fact) => (fact?.text ?? null) !== null)
        ? [rowOf(row, facts, compared, words, language)]
        : [];
    });
    return rows.length === 0 ? [] : [{ name, rows }];
  });
}

/** Without the facts that are compared, price and specifications of its model. */
function factsOf({ known }: ComparedVariant, words: RowWords, language: Language): readonly FactGroup[] {
  if (!known || known.facts) return known?.facts ?? [];
  const { place, specifications, variant } = known;
  const plain = (name: string, text: string | null, note: string | null = null): ComparedFact => ({
    ...{ name, text, note, measure: null, merit: null },
  });
  const price = variant.price === null ? null : formatPrice(variant.price, language);
  return [
    { name: words.costs, rows: [plain(words.price, price, variant.priceNote)] },
    ...specifications.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => plain(row.name, row.values[row.values.length === 1 ? 0 : place] ?? null)),
    })),
  ];
}

/** A lead below this share is none, except in money. */
const leastLead = 0.01;

function rowOf(
  name: string,
  facts: readonly (ComparedFact | undefined)[],
  compared: readonly ComparedVariant[],
  words: RowWords,
  language: Language,
): ComparedRow {
  const texts = facts.map((fact) => fact?.text ?? null);
  const measures = facts.map((fact) => fact?.measure ?? null);
  // What is not known of a variant is not equal to what is known of another.
  const isDifferent = differs(texts.map((text, place) => (compared[place]?.known ? (text ?? '') : text)));
  const better = measures.find((measure) => measure?.better)?.better;
  const bases = new Set(measures.flatMap((measure) => (measure ? [measure.basis] : [])));
  const numbers = measures.map((measure) => (measure?.better === better ? measure?.number : null));
  const isMoney = measures.some((measure) => measure?.isMoney);
  const isNear = !isMoney && spreadOf(numbers) < leastLead;
  const best =
    !better || bases.size > 1 || !isDifferent || isNear ? new Set<number>() : bestOf(numbers, better);
  const known = measures.flatMap((measure) => measure?.number ?? []);
  const most = Math.max(0, ...known);
  const isDrawn = known.length > 1 && most > 0 && bases.size === 1;
  const lead =
    best.size === 1 && compared.length === 2 && better ? leadText(numbers, better, isMoney, language) : '';
  return {
    ...{ name, differs: isDifferent },
    merit: facts.find((fact) => fact?.merit)?.merit ?? null,
    cells: texts.map((text, place): ComparisonCell => {
      const number = measures[place]?.number;
      return {
        ...{ text, note: facts[place]?.note ?? null },
        best: best.has(place) ? words.best : undefined,
        ...(number !== undefined && isDrawn && { share: number / most }),
        ...(best.has(place) && lead !== '' && { lead }),
      };
    }),
  };
}

/** By how much the numbers are apart, as a share of the largest. */
function spreadOf(numbers: readonly (number | null | undefined)[]): number {
  const known = numbers.flatMap((number) => number ?? []);
  return (Math.max(...known) - Math.min(...known)) / Math.max(...known);
}

/** The lead of the better of two, in the unit that the row is written in. */
function leadText(
  numbers: readonly (number | null | undefined)[],
  better: 'low' | 'high',
  isMoney: boolean,
  language: Language,
): string {
  const known = numbers.flatMap((number) => number ?? []);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  // In different units: how much apart they are is seen.
  if (isMoney && least < 1e6 && most >= 1e6) return '';
  const [size, digits] = isMoney && least >= 1e6 ? [1e6, 2] : [1, isMoney ? 0 : 1];
  const lead = formatNumber((most - least) / size, language, digits);
  return lead === '0' ? '' : `${better === 'low' ? '−' : '+'}${lead}`;
}

/** Maximum number of reasons for one variant. */
const mostReasons = 3;

/** In what each variant is better than all others, in table order; only rows that are a reason to buy. */
export function verdictOf(
  compared: readonly ComparedVariant[],
  groups: readonly ComparedGroup[],
): { readonly id: string; readonly name: string; readonly words: string }[] {
  const rows = groups.flatMap((group) => group.rows);
  return compared.flatMap(({ id, known }, place) => {
    const words = rows.flatMap(({ cells, merit }) => (merit && soleBest(cells) === place ? merit.word : []));
    return known && words.length > 0
      ? [{ id, name: shortName(known, compared), words: words.slice(0, mostReasons).join(', ') }]
      : [];
  });
}

/** Maximum number of answers above the table. */
const mostAnswers = 3;

/** Which of several is the best in what; a tie is none. */
export function answersOf(
  compared: readonly ComparedVariant[],
  groups: readonly ComparedGroup[],
): { readonly title: string; readonly name: string; readonly text: string }[] {
  const rows = groups.flatMap((group) => group.rows);
  return rows
    .flatMap(({ name, cells, merit }) => {
      const place = soleBest(cells);
      const known = compared[place ?? -1]?.known;
      if (!merit || place === undefined || !known) return [];
      return [
        {
          title: merit.title,
          name: `${known.model.brand.name} ${shortName(known, compared)}`,
          text: `${name}: ${cells[place]?.text ?? ''}`,
        },
      ];
    })
    .slice(0, mostAnswers);
}

/** The only best cell of a row. */
function soleBest(cells: readonly ComparisonCell[]): number | undefined {
  const best = cells.flatMap((cell, place) => (cell.best === undefined ? [] : [place]));
  return best.length === 1 ? best[0] : undefined;
}

type Known = NonNullable<ComparedVariant['known']>;

/** The model's name, with the variant's where another variant of it is compared too. */
export function shortName({ model, variant }: Known, compared: readonly ComparedVariant[]): string {
  const isAlone =
    compared.filter(
      ({ known }) => known?.model.slug === model.slug && known.model.brand.slug === model.brand.slug,
    ).length < 2;
  return isAlone || variant.name === model.name ? model.name : `${model.name} ${variant.name}`;
}
