import { Bitset } from '#catalogue/faceted-index/sets/bitset.ts';
import { TextIndex } from '#catalogue/faceted-index/text-index.ts';
import type { ArticleCard } from '#contract/articles/article.schema.ts';
import { type ArticleUnit, type PostType, readingMinutes } from '#contract/articles/article.ts';
import { type Language, type Localized, languages } from '#contract/language.ts';
import { today, wordsOf } from './article-search.ts';

export type ArticleText = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly alts: readonly string[];
  readonly captions: readonly string[];
  readonly words: number;
};

/** An article that staff has not taken down, without its text. */
export type ShelvedArticle = {
  readonly id: number;
  readonly postType: PostType;
  readonly bu: ArticleUnit;
  readonly published: string;
  readonly updated: string | null;
  readonly author: string;
  readonly tags: readonly string[];
  /** `kind/brand/model`. */
  readonly models: readonly string[];
  readonly pictures: readonly string[];
  readonly isFeatured: boolean;
  readonly texts: Readonly<Record<Language, ArticleText>>;
};

export type ArticleFilter = {
  readonly postType?: PostType | undefined;
  readonly bu?: ArticleUnit | undefined;
  readonly tag?: string | undefined;
  readonly brand?: string | undefined;
  readonly model?: string | undefined;
};

/** Title and summary as words with a space before each. */
type Spoken = Readonly<Record<Language, { readonly title: string; readonly summary: string }>>;
type Entry = {
  readonly article: ShelvedArticle;
  readonly spoken: Spoken;
  views: number;
  /** Its place among all public articles, the newest first. */
  place: number;
};
type Group = Pick<ArticleFilter, 'postType' | 'bu' | 'tag'>;

const keyOf = ({ postType, bu, tag }: Group) => `${postType ?? ''} ${bu ?? ''} ${tag ?? ''}`;

const spokenOf = (text: string) => ` ${wordsOf(text).join(' ')} `;
const ofModel = (key: string, { brand, model }: ArticleFilter) => {
  const [, itsBrand, itsModel] = key.split('/');
  return (brand === undefined || itsBrand === brand) && (model === undefined || itsModel === model);
};

export const picturesIn = ({ pictures, texts }: ShelvedArticle, language: Language) =>
  pictures.map((key, place) => ({
    key,
    alt: texts[language].alts[place] ?? '',
    caption: texts[language].captions[place] ?? '',
  }));

export function cardOf(article: ShelvedArticle, language: Language): ArticleCard {
  const { id, postType, bu, author, published, texts } = article;
  const { slug, title, summary, words } = texts[language];
  return {
    ...{ id, postType, bu, author, published, slug, title, summary },
    minutes: readingMinutes(words),
    picture: picturesIn(article, language)[0] ?? null,
  };
}

/** The articles of a process: lists, searches and counts pass over all of them, which are some thousands at most. */
export class ArticleShelf {
  readonly #entries = new Map<number, Entry>();
  /** The words of whole articles, by their number. */
  readonly #words: Readonly<Record<Language, TextIndex>> = {
    id: new TextIndex('beginning'),
    en: new TextIndex('beginning'),
  };
  readonly #ids: Readonly<Record<Language, Map<string, number>>> = { id: new Map(), en: new Map() };
  #tagNames: ReadonlyMap<string, Localized> = new Map();
  #day = '';
  /** What readers see today: all, and those of a kind, a unit and a tag, the newest first. */
  readonly #groups = new Map<string, Entry[]>();

  /** @param bodies the words of its texts, in any order */
  set(article: ShelvedArticle, { views, bodies }: { views: number; bodies: Localized }): void {
    this.delete(article.id);
    const spoken = (language: Language) => ({
      title: spokenOf(article.texts[language].title),
      summary: spokenOf(article.texts[language].summary),
    });
    this.#entries.set(article.id, {
      article,
      views,
      place: 0,
      spoken: { id: spoken('id'), en: spoken('en') },
    });
    for (const language of languages) {
      const { slug, title, summary } = article.texts[language];
      this.#ids[language].set(slug, article.id);
      this.#words[language].set(article.id, wordsOf(`${title} ${summary} ${bodies[language]}`));
    }
  }

  delete(id: number): void {
    this.#day = '';
    const texts = this.#entries.get(id)?.article.texts;
    this.#entries.delete(id);
    for (const language of languages) this.#words[language].set(id, []);
    // Another article may have the slug by now.
    for (const language of languages)
      if (texts && this.#ids[language].get(texts[language].slug) === id)
        this.#ids[language].delete(texts[language].slug);
  }

  setViews(id: number, views: number): void {
    const entry = this.#entries.get(id);
    if (entry) entry.views = views;
  }

  setTags(names: ReadonlyMap<string, Localized>): void {
    this.#tagNames = names;
  }

  hasTag(slug: string): boolean {
    return this.#tagNames.has(slug);
  }

  tagName(slug: string, language: Language): string {
    return this.#tagNames.get(slug)?.[language] ?? slug;
  }

  #group(wanted: Group): readonly Entry[] {
    const day = today();
    if (day !== this.#day) this.#regroup(day);
    return this.#groups.get(keyOf(wanted)) ?? [];
  }

  #regroup(day: string): void {
    const newest = [...this.#entries.values()]
      .filter(({ article }) => article.published <= day)
      .sort(
        ({ article: a }, { article: b }) =>
          (a.published < b.published ? 1 : a.published > b.published ? -1 : 0) || b.id - a.id,
      );
    this.#groups.clear();
    for (const [place, entry] of newest.entries()) {
      entry.place = place;
      const { postType, bu, tags } = entry.article;
      for (const tag of [undefined, ...tags])
        for (const of of [{}, { postType }, { bu }, { postType, bu }]) {
          const key = keyOf({ ...of, tag });
          const group = this.#groups.get(key);
          if (group) group.push(entry);
          else this.#groups.set(key, [entry]);
        }
    }
    this.#day = day;
  }

  #matching(filter: ArticleFilter): readonly Entry[] {
    const group = this.#group(filter);
    if (filter.brand === undefined && filter.model === undefined) return group;
    return group.filter(({ article }) => article.models.some((key) => ofModel(key, filter)));
  }

  /** The newest first. */
  all(filter: ArticleFilter = {}): readonly ShelvedArticle[] {
    return this.#matching(filter).map(({ article }) => article);
  }

  /** Those that anybody read, the most read first. */
  popular(filter: ArticleFilter): readonly ShelvedArticle[] {
    return this.#matching(filter)
      .filter(({ views }) => views > 0)
      .sort((a, b) => b.views - a.views)
      .map(({ article }) => article);
  }

  /** A public article by its number. */
  get(id: number): ShelvedArticle | undefined {
    const article = this.#entries.get(id)?.article;
    return article && article.published <= today() ? article : undefined;
  }

  /** A public article by its present slug. */
  find(slug: string, language: Language): ShelvedArticle | undefined {
    const id = this.#ids[language].get(slug);
    return id === undefined ? undefined : this.get(id);
  }

  /**
   * Articles whose title, or whole text, has every word or words that begin with it: more of the words in the title come
   * first, then all of them in title and summary, then the newest. A word that no article has is taken for the one it
   * most likely means.
   * @param isSpelled whether a word is no typing error although no article has it
   */
  search(
    typed: readonly string[],
    filter: ArticleFilter,
    {
      language,
      within,
      isSpelled = () => false,
    }: {
      readonly language: Language;
      readonly within: 'title' | 'text';
      readonly isSpelled?: (word: string) => boolean;
    },
  ): ShelvedArticle[] {
    const index = this.#words[language];
    const words = typed.map((word) => {
      const meant = index.understand(word);
      return meant !== word && isSpelled(word) ? word : meant;
    });
    const begun = words.map((word) => ` ${word}`);
    const having = words.map((word) => {
      const union = new Bitset();
      for (const set of index.setsWith(word)) set.addTo(union);
      return union;
    });
    return this.#matching(filter)
      .flatMap(({ article, spoken }) => {
        if (!having.every((set) => set.has(article.id))) return [];
        const { title, summary } = spoken[language];
        let fit = 0;
        for (const word of begun) {
          if (title.includes(word)) fit += title.includes(`${word} `) ? 3 : 2;
          else if (within === 'title') return [];
          else if (!summary.includes(word)) return [{ article, fit: -1 }];
        }
        return [{ article, fit }];
      })
      .sort((a, b) => b.fit - a.fit)
      .map(({ article }) => article);
  }

  /** Others about the same kind of vehicle that share tags: those with most of them first, then the newest. */
  related({ id, bu, tags }: ShelvedArticle): readonly ShelvedArticle[] {
    const shared = new Map<Entry, number>();
    for (const tag of tags)
      for (const entry of this.#group({ bu, tag }))
        if (entry.article.id !== id) shared.set(entry, (shared.get(entry) ?? 0) + 1);
    return [...shared]
      .sort(([a, sharedByA], [b, sharedByB]) => sharedByB - sharedByA || a.place - b.place)
      .map(([{ article }]) => article);
  }

  /** Known tags of the articles, the most frequent first. */
  tags(filter: ArticleFilter, language: Language) {
    return counted(this.#matching(filter), ({ tags }) => tags)
      .filter(({ key }) => this.#tagNames.has(key))
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
      .map(({ key, count }) => ({ slug: key, name: this.tagName(key, language), count }));
  }

  /** Models that the articles speak of, by their key and the articles' kind of vehicle. */
  models(filter: ArticleFilter) {
    const units = [...new Set(this.#matching(filter).map(({ article }) => article.bu))].sort();
    return units.flatMap((bu) =>
      counted(this.#matching({ ...filter, bu }), ({ models }) => models)
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .map((each) => ({ ...each, bu })),
    );
  }
}

function counted(entries: readonly Entry[], keysOf: (article: ShelvedArticle) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const { article } of entries)
    for (const key of keysOf(article)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, count]) => ({ key, count }));
}
