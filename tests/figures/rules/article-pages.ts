import { articlePath } from '#contract/articles/article-addresses.ts';
import type { At, Rule } from '../rule.ts';
import { said } from '../said.ts';
import type { Article } from '../truth/articles.ts';
import { byPrice, type NewVariant, priceOf, sold } from '../truth/new-vehicles.ts';
import { listed } from './listed.ts';
import { isReadingTime } from './stored-texts.ts';

const perPage = 20;

const articleOf = ({ page, truth }: At) => {
  const slug = page.place.split('/').at(-1);
  return truth.articles.find((each) => each.language === page.language && each.slug === slug);
};

/** The articles of the page's section: of all vehicles on a page of a kind of article. */
function sectionOf({ page, truth }: At): readonly Article[] {
  const [, section = ''] = page.place.split('/');
  return truth.articles.filter(
    ({ language, postType, bu }) =>
      language === page.language &&
      (postType === section || articlePath({ view: 'list', postType, bu }, language) === `/${section}`),
  );
}

/** The models that the text may begin with, the longest name first. */
function modelNamed({ block, truth }: At): readonly NewVariant[] {
  const nameOf = ({ brandName, modelName }: NewVariant) => `${brandName} ${modelName}`;
  const own = truth.newVariants.filter((each) => block.text.startsWith(`${nameOf(each)} `));
  const longest = Math.max(...own.map((each) => nameOf(each).length));
  return own.filter((each) => nameOf(each).length === longest);
}

/** Headings of the second level, which the table of contents lists. */
const headingsOf = ({ body }: Article) => [...body.matchAll(/^## (.+)$/gm)].map(([, text = '']) => text);

export const articlePages: readonly Rule[] = [
  {
    name: 'article: days and minutes of reading',
    text: said('{*} · {T} · {N} menit[ · diperbarui {T}]', '{*} · {T} · {N} minute[s][ · updated {T}]'),
    is: ([, minutes = ''], at) => {
      const own = articleOf(at);
      if (!own) return undefined;
      const { longDay } = at.written;
      return [
        longDay(own.published),
        isReadingTime(own, Number(minutes)) ? minutes : undefined,
        own.updated ? longDay(own.updated) : undefined,
      ];
    },
  },
  {
    name: 'article: sections',
    text: said('Daftar isi {N} / {N}', 'Contents {N} / {N}'),
    is: (_, at) => {
      const own = articleOf(at);
      return own && ['1', String(headingsOf(own).length)];
    },
  },
  {
    name: 'article: its models, new and used',
    text: said('{*}[ Baru mulai {P}][ {N} bekas dijual]', '{*}[ New from {P}][ {N} used for sale]'),
    is: (_, at) => {
      const own = modelNamed(at);
      const [first] = own;
      if (!first) return undefined;
      const [cheapest] = byPrice(sold(own));
      const used = at.truth.cars.filter(({ brand, model }) => brand === first.brand && model === first.model);
      return [cheapest && at.written.price(priceOf(cheapest)), at.written.number(used.length)];
    },
  },
  {
    name: 'article: all used cars of its models',
    text: said('Lihat semua {N}', 'See all {N}'),
    is: ([told = ''], at) => {
      const models = articleOf(at)?.models;
      if (!models) return undefined;
      const counts = models.map((key) => {
        const [, brand, model] = key.split('/');
        return at.written.number(
          at.truth.cars.filter((car) => car.brand === brand && car.model === model).length,
        );
      });
      return [counts.length > 0 ? counts : told];
    },
  },
  {
    name: 'articles: how many have a tag',
    text: /(.+)/,
    is: ([text = ''], at) => {
      if (at.block.heading !== 'Tag' && at.block.heading !== 'Tags') return undefined;
      const articles = sectionOf(at);
      const name = at.page.language === 'id' ? 'nameId' : 'nameEn';
      const counts = at.truth.articleTags.map((tag) => {
        const own = articles.filter(({ tags }) => tags.includes(tag.slug));
        return [tag[name], at.written.number(own.length)] as const;
      });
      return [listed(text, new Map(counts))];
    },
  },
  {
    name: 'articles: pages',
    text: said('Halaman {N} dari {N}', 'Page {N} of {N}'),
    is: (_, at) => {
      const [, , what, tag = ''] = at.page.place.split('/');
      const own = sectionOf(at).filter(({ tags }) => what !== 'tag' || tags.includes(tag));
      if (own.length === 0) return undefined;
      return [at.page.query.get('page') ?? '1', String(Math.ceil(own.length / perPage))];
    },
  },
];
