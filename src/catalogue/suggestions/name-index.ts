import type { Vocabulary } from '#catalogue/vocabulary.ts';
import type { FilterValue } from '#contract/search/filter.ts';
import { bodyTypeNames, bodyTypes } from '#contract/vehicles/vehicle.ts';
import { type Hit, WordIndex, wordsOfName } from './word-index.ts';

/** Families of names; names of the same family exclude each other. */
export const nameFamilies = ['vehicle', 'body', 'place'] as const;
type NameFamily = (typeof nameFamilies)[number];
type NamedType = 'brand' | 'model' | 'variant' | 'body-type' | 'province' | 'city';

export type Name = {
  readonly value: FilterValue & { readonly type: NamedType };
  /** The row's id; body types only have a slug. */
  readonly id: number | undefined;
  readonly family: NameFamily;
  /** The containing name; for a variant, its model. */
  readonly above: Name | undefined;
  /** Number of words in the name. */
  readonly length: number;
};

const bodySpellings: Partial<Record<(typeof bodyTypes)[number], readonly string[]>> = {
  'pickup-truck': ['pikap'],
  sedan: ['sedans'],
};

/** Matches typed words against names, in any order and allowing for typing errors. */
export class NameIndex {
  readonly brands: readonly Name[];
  readonly #index = new WordIndex<Name>();
  readonly #within = new Map<Name, Name[]>();

  constructor(vocabulary: Vocabulary) {
    const { rows } = vocabulary;
    type Row = { readonly id: number; readonly name: string; readonly aliases?: readonly string[] };
    const add = (type: Exclude<NamedType, 'body-type'>, row: Row, above?: Name) => {
      const value = vocabulary.valueOf(type, row.id);
      if (!value) return undefined;
      const family = type === 'province' || type === 'city' ? 'place' : 'vehicle';
      return this.#add({ value: { ...value, type }, id: row.id, family, above }, [row.name], row.aliases);
    };
    const all = (type: 'brand' | 'province', named: readonly Row[]) =>
      new Map(named.map((row) => [row.id, add(type, row)]));
    const brands = all('brand', rows.brands);
    this.brands = [...brands.values()].filter((name) => name !== undefined);
    const models = new Map(rows.models.map((row) => [row.id, add('model', row, brands.get(row.brandId))]));
    for (const row of rows.variants) add('variant', row, models.get(row.modelId));
    const provinces = all('province', rows.provinces);
    for (const row of rows.cities) add('city', row, provinces.get(row.provinceId));
    for (const slug of bodyTypes) {
      const names = [...new Set(Object.values(bodyTypeNames[slug]))];
      const value = { slug, type: 'body-type' } as const;
      this.#add({ value, id: undefined, family: 'body', above: undefined }, names, bodySpellings[slug]);
    }
  }

  /** Names contained in a name: a brand's models, a model's variants, a province's cities. */
  within(name: Name): readonly Name[] {
    return this.#within.get(name) ?? [];
  }

  /**
   * Names that themselves match at least one of the words.
   * @param isSpelled whether a word is spelled correctly, so that it is not matched fuzzily
   */
  find(words: readonly string[], isSpelled?: (word: string) => boolean): Hit<Name>[] {
    return this.#index.find(words, isSpelled);
  }

  #add(name: Omit<Name, 'length'>, texts: readonly string[], spellings?: readonly string[]): Name {
    const [first = ''] = texts;
    const added: Name = { ...name, length: wordsOfName(first).length };
    this.#index.add(added, texts, spellings);
    if (name.above) this.#within.set(name.above, [...(this.#within.get(name.above) ?? []), added]);
    return added;
  }
}

const known = new WeakMap<Vocabulary, NameIndex>();

/** Built on first use, one per vocabulary. */
export function nameIndexOf(vocabulary: Vocabulary): NameIndex {
  const names = known.get(vocabulary) ?? new NameIndex(vocabulary);
  known.set(vocabulary, names);
  return names;
}
