import { expect, test } from 'vitest';
import { today } from './article-search.ts';
import { ArticleShelf, type ShelvedArticle } from './article-shelf.ts';

function article(id: number, changes: Partial<ShelvedArticle> = {}, title = `Judul ${id}`): ShelvedArticle {
  const text = { slug: `ke-${id}`, title, summary: 'Ringkas ban', alts: [], captions: [], words: 400 };
  return {
    ...{ id, postType: 'tips', bu: 'mobil', published: '2026-01-01', updated: null, author: 'Sari' },
    ...{ tags: ['ban'], models: ['mobil/toyota/avanza'], pictures: [], isFeatured: false },
    texts: { id: text, en: text },
    ...changes,
  };
}
const put = (shelf: ArticleShelf, each: ShelvedArticle, body = '') =>
  shelf.set(each, { views: 0, bodies: { id: body, en: body } });
function shelfOf(...articles: readonly ShelvedArticle[]): ArticleShelf {
  const shelf = new ArticleShelf();
  for (const each of articles) put(shelf, each);
  return shelf;
}
const ids = (articles: readonly ShelvedArticle[]) => articles.map(({ id }) => id);

test('the newest come first, those of later days not at all', () => {
  const shelf = shelfOf(
    article(1, { published: today(1) }),
    article(2),
    article(3, { published: today() }),
    article(4),
  );
  expect(ids(shelf.all())).toEqual([3, 4, 2]);
  expect(shelf.get(1)).toBeUndefined();
  shelf.setViews(2, 5);
  // The others have no views.
  expect(ids(shelf.popular({}))).toEqual([2]);
});

test('a search has every word: more of them in the title come first', () => {
  const shelf = shelfOf(
    article(1, {}, 'Ban dan pajak'),
    article(2, {}, 'Pajak'),
    article(3, {}, 'Perpajakan ban'),
    article(4, {}, 'Bandung dan pajaknya'),
  );
  const found = (words: readonly string[], within: 'title' | 'text') =>
    ids(shelf.search(words, {}, { language: 'id', within }));
  expect(found(['pajak', 'ban'], 'text')).toEqual([1, 4, 2]);
  expect(found(['pajak', 'ban'], 'title')).toEqual([1, 4]);
});

test('words of the texts come after those of the summary, and go with their article', () => {
  const shelf = shelfOf();
  for (const id of [1, 2, 3])
    put(shelf, article(id, {}, id === 2 ? 'Oli' : 'Judul'), 'ganti oli cr-v 150.000');
  const found = (...words: readonly string[]) =>
    ids(shelf.search(words, {}, { language: 'id', within: 'text' }));
  expect([found('oli'), found('ban'), found('gan', 'oli'), found('crv')]).toEqual([
    [2, 3, 1],
    [3, 2, 1],
    [3, 2, 1],
    [],
  ]);
  put(shelf, article(3), 'ban');
  shelf.delete(2);
  expect(found('oli')).toEqual([1]);
});

test('a word that no article has is taken for the one it most likely means', () => {
  const shelf = shelfOf(article(1, {}, 'Pajak Avanza'), article(2, {}, 'Asuransi'));
  const found = (word: string, isSpelled?: () => boolean) =>
    ids(shelf.search([word], {}, { language: 'id', within: 'title', ...(isSpelled && { isSpelled }) }));
  expect([found('pajek'), found('avnza'), found('ausransi'), found('pjk'), found('motor')]).toEqual([
    [1],
    [1],
    [2],
    [],
    [],
  ]);
  expect(found('avnza', () => true)).toEqual([]);
  shelf.delete(1);
  expect(found('avnza')).toEqual([]);
});

test('a model and a brand are found whatever the other names', () => {
  const shelf = shelfOf(
    article(1, { models: ['mobil/toyota/avanza', 'mobil/honda/brio'] }),
    article(2, { models: ['mobil/honda/civic'] }),
  );
  expect(ids(shelf.all({ brand: 'honda' }))).toEqual([2, 1]);
  expect(ids(shelf.all({ brand: 'honda', model: 'brio' }))).toEqual([1]);
  expect(shelf.all({ brand: 'honda', model: 'avanza' })).toEqual([]);
  expect(shelf.models({})).toEqual([
    { bu: 'mobil', key: 'mobil/honda/brio', count: 1 },
    { bu: 'mobil', key: 'mobil/honda/civic', count: 1 },
    { bu: 'mobil', key: 'mobil/toyota/avanza', count: 1 },
  ]);
});

test('a slug that another article has taken over stays with it', () => {
  const shelf = shelfOf(article(1));
  const taken = article(2).texts.id;
  const slug = { ...taken, slug: 'ke-1' };
  put(shelf, article(2, { texts: { id: slug, en: slug } }));
  put(shelf, article(1, { texts: article(3).texts }));
  expect([shelf.find('ke-1', 'id')?.id, shelf.find('ke-3', 'id')?.id]).toEqual([2, 1]);
  shelf.delete(2);
  expect(shelf.find('ke-1', 'id')).toBeUndefined();
});

test('related articles share most tags, and known tags are counted', () => {
  const shelf = shelfOf(
    article(1, { tags: ['ban', 'pajak'] }),
    article(2, { tags: ['ban', 'pajak'] }),
    article(3, { tags: ['ban'] }),
    article(4, { tags: ['mesin'] }),
    article(5, { tags: ['ban'], bu: 'motor' }),
  );
  shelf.setTags(new Map([['ban', { id: 'Ban', en: 'Tyres' }]]));
  expect(ids(shelf.related(article(1, { tags: ['ban', 'pajak'] })))).toEqual([2, 3]);
  expect(shelf.tags({}, 'en')).toEqual([{ slug: 'ban', name: 'Tyres', count: 4 }]);
});
