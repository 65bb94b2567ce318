import { bestOf, differs } from '#app/ui/comparison/best-of.ts';
import type { ComparisonCell, ComparisonGroup } from '#app/ui/comparison/comparison-table.tsx';
import type { DataOf, QueryOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
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
        readonly specifications: readonly Specification[];
        /** Index among its model's variants. */
        readonly place: number;
        readonly label: string;
        readonly sources: readonly string[];
      }
    | undefined;
};

/** The query that loads a variant's model. */
export function modelQueryOf(categoryId: number, id: string): QueryOf<'newModel'> {
  const { brand, model } = variantOfId(id);
  return { categoryId: String(categoryId), brand, model };
}

/** @param answer the response for the variant's model, if available */
export function comparedVariant(id: string, answer: DataOf<'newModel'> | undefined): ComparedVariant {
  const { variant: slug } = variantOfId(id);
  const place = answer?.variants.findIndex((each) => each.slug === slug) ?? -1;
  const variant = answer?.variants[place];
  if (!answer || !variant) return { id, known: undefined };
  const { model, specifications, title, sources } = answer;
  const label = variant.name === model.name ? title : `${title} ${variant.name}`;
  return { id, known: { model, variant, specifications, place, label, sources } };
}

export type RowWords = {
  readonly price: string;
  readonly bestPrice: string;
  readonly best: string;
};

/**
 * The price group followed by every specification that at least one variant has. Specifications with the same
 * name share a row.
 */
export function comparisonGroups(
  compared: readonly ComparedVariant[],
  words: RowWords,
  language: Language,
): ComparisonGroup[] {
  const names = new Map<string, Set<string>>();
  for (const { known } of compared)
    for (const { name, rows } of known?.specifications ?? []) {
      const rowNames = names.get(name) ?? new Set();
      for (const row of rows) rowNames.add(row.name);
      names.set(name, rowNames);
    }
  const specifications = [...names].map(([name, rows]) => ({
    name,
    rows: [...rows].flatMap((row) => {
      const cells = cellsOf(compared, name, row, words.best);
      const texts = cells.map(({ text }) => text);
      return texts.some((text) => text !== null)
        ? [{ name: row, cells, differs: areUnequal(compared, texts) }]
        : [];
    }),
  }));
  return [
    { name: null, rows: priceRows(compared, words, language) },
    ...specifications.filter(({ rows }) => rows.length > 0),
  ];
}

/** What is not known of a variant is not equal to what is known of another. */
const areUnequal = (compared: readonly ComparedVariant[], texts: readonly (string | null)[]): boolean =>
  differs(texts.map((text, place) => (compared[place]?.known ? (text ?? '') : text)));

function priceRows(compared: readonly ComparedVariant[], words: RowWords, language: Language) {
  // The prices of discontinued variants are not compared.
  const prices = compared.map(({ known }) =>
    known?.model.status === 'on-sale' ? known.variant.price : null,
  );
  const best = bestOf(prices, 'low');
  const cells: ComparisonCell[] = compared.map(({ known }, place) => {
    const price = known?.variant.price ?? null;
    return {
      text: price === null ? null : formatPrice(price, language),
      note: known?.variant.priceNote ?? null,
      best: best.has(place) ? words.bestPrice : undefined,
    };
  });
  return cells.every(({ text }) => text === null)
    ? []
    : [
        {
          name: words.price,
          cells,
          differs: areUnequal(
            compared,
            cells.map(({ text }) => text),
          ),
        },
      ];
}

function cellsOf(
  compared: readonly ComparedVariant[],
  group: string,
  name: string,
  word: string,
): ComparisonCell[] {
  const found = compared.map(({ known }) => {
    const row = known?.specifications
      .find((each) => each.name === group)
      ?.rows.find((each) => each.name === name);
    const at = <Value>(values: readonly Value[]) => values[values.length === 1 ? 0 : (known?.place ?? 0)];
    return {
      text: (row && at(row.values)) ?? null,
      measure: (row?.measures && at(row.measures.values)) ?? null,
      better: row?.measures?.better,
    };
  });
  const measures = found.map(({ measure }) => measure);
  const bases = new Set(measures.flatMap((measure) => (measure ? [measure.basis] : [])));
  const better = found.find((each) => each.better !== undefined)?.better;
  const best =
    better === undefined || bases.size > 1
      ? new Set<number>()
      : bestOf(
          measures.map((measure) => measure?.number),
          better,
        );
  return found.map(({ text }, place) => ({ text, best: best.has(place) ? word : undefined }));
}

/** The rows in which each variant is strictly better than all others, in table order. */
export function strengths(
  compared: readonly ComparedVariant[],
  groups: readonly ComparisonGroup[],
): { readonly id: string; readonly label: string; readonly names: string }[] {
  const rows = groups.flatMap((group) => group.rows);
  return compared.flatMap(({ id, known }, place) => {
    const own = rows
      .filter(({ cells }) => cells.every(({ best }, other) => (best !== undefined) === (other === place)))
      .map(({ name }) => name);
    return known && own.length > 0 ? [{ id, label: known.label, names: own.join(', ') }] : [];
  });
}
