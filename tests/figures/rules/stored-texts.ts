import type { At, Rule } from '../rule.ts';
import type { Article } from '../truth/articles.ts';
import { tableOf } from '../truth/tables.ts';
import type { Truth } from '../truth/truth.ts';
import { articleText } from '../truth/written-figures.ts';

/* Texts that people wrote: a sentence is proven where the stored text has it, word for word. */

/** Pages draw the marks of lists. */
const listMark = /^\s*(?:-|\d+\.)\s/gm;
const plainOnes = new Map<string, string>();
function plain(text: string): string {
  const known = plainOnes.get(text) ?? withoutMarks(text);
  plainOnes.set(text, known);
  return known;
}
const withoutMarks = (text: string) =>
  text
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*`>[\]#]/g, '')
    .replaceAll('""', '"')
    // A cause and its sign stand on lines of their own.
    .replace(/: /g, ' ')
    .replace(/\s+/g, '');
/** Whether a text has a sentence word for word, and none of its figures is a part of a longer one. */
export function hasSentence(text: string, sentence: string): boolean {
  const [own, wanted] = [plain(text.replace(listMark, '')), plain(sentence)];
  for (let at = own.indexOf(wanted); at >= 0; at = own.indexOf(wanted, at + 1)) {
    const isCut = /\d[.,]?$/.test(own.slice(0, at)) && /^\d/.test(wanted);
    if (!isCut && !(/\d$/.test(wanted) && /^[.,]?\d/.test(own.slice(at + wanted.length)))) return true;
  }
  return false;
}
const fileHas = (file: string, text: string) =>
  tableOf(file).some((row) => Object.values(row).some((cell) => hasSentence(cell, text)));

/** Files that pages quote. */
const quoted: readonly { readonly pages: RegExp; files(place: string): readonly string[] }[] = [
  { pages: /modifikasi$/, files: () => ['modification/ideas.csv'] },
  {
    pages: /^\/bantuan-kerusakan-/,
    files: (place) => [
      `breakdown/${place.replace('/bantuan-kerusakan-', '').replace(/\/.*/, '')}.csv`,
      'breakdown/emergency-numbers.csv',
    ],
  },
  { pages: /^\/giias/, files: () => ['operator/auto-shows.csv'] },
  { pages: /\/promo$/, files: () => ['operator/promotions.csv'] },
  { pages: /^\/kontes-foto/, files: () => ['operator/contests.csv'] },
  { pages: /^\/harga-bbm/, files: () => ['money/fuel-prices.csv'] },
  { pages: /-baru\/|^\/bandingkan-|^\/tentang-kami/, files: () => ['new-vehicles/sources.csv'] },
];

/** Words before what is quoted. */
const lead = /^(?:Sumber|Sources?|Kendaraan baru|New vehicles): /;

/** The article as its file has it, with the figures that it names; as it is stored, if no file has it. */
function textsOf({ slug, language, updated, published, ...stored }: Article, truth: Truth) {
  return articleText(slug, language, truth, updated ?? published) ?? stored;
}
const articlesOf = ({ page, truth }: At) => {
  const slug = page.place.split('/').at(-1) ?? '';
  return truth.articles
    .filter((each) => each.language === page.language && each.slug === slug)
    .map((each) => textsOf(each, truth));
};

export const storedTexts: readonly Rule[] = [
  {
    name: 'text of a file of reference-data',
    text: /(.+)/,
    is: ([text = ''], { page }) => {
      const said = text.replace(lead, '').replace(/\.$/, '');
      const parts = said.split(/; | · /).filter((part) => /\d/.test(part));
      const isText = /[a-z]{3}/i.test(said);
      const files = quoted
        .filter(({ pages }) => pages.test(page.place))
        .flatMap(({ files: of }) => of(page.place));
      return isText && parts.every((part) => files.some((file) => fileHas(file, part))) ? [text] : undefined;
    },
  },
  {
    name: 'article: its text, with its figures',
    text: /(.+)/,
    is: ([text = ''], at) => {
      const isIn = articlesOf(at).some(({ body, title, summary, captions }) =>
        [body, title, summary, ...captions].some((own) => hasSentence(own, text)),
      );
      return isIn && /[a-z]{3}/i.test(text) ? [text] : undefined;
    },
  },
  {
    name: 'article: a cell of its tables',
    text: /(.+)/,
    is: ([text = ''], at) => {
      const cells = (line: string) => line.split('|').map(plain);
      const row = plain(at.block.row);
      const isCell = articlesOf(at).some(({ body }) =>
        body.split('\n').some((line) => cells(line)[1] === row && cells(line).includes(plain(text))),
      );
      return row !== '' && isCell ? [text] : undefined;
    },
  },
  {
    name: 'article: a bar of its charts, or a step of its diagrams',
    text: /(.+)/,
    is: ([text = ''], at) => {
      const isRow = articlesOf(at).some(({ body }) =>
        body
          .split('\n')
          .some((line) =>
            [line.replace('|', ' '), ...line.split('|')].some((said) => plain(said) === plain(text)),
          ),
      );
      return isRow ? [text] : undefined;
    },
  },
  {
    name: 'article: title, summary or day of a linked one',
    text: /(.+)/,
    is: ([text = ''], at) => {
      const slug = at.block.link?.split('/').at(-1);
      const found = at.truth.articles.find(
        (each) => each.slug === slug && each.language === at.page.language,
      );
      if (!found) return undefined;
      const own = { ...found, ...textsOf(found, at.truth) };
      const day = at.written.longDay(own.published);
      const minutes = /· (\d+) (?:menit|min)/.exec(text)?.[1];
      const rest = plain(text)
        .replace(plain(own.title), '')
        .replace(plain(day), '')
        .replace(plain(`${minutes} menit`), '')
        .replace(plain(`${minutes} min`), '');
      const summary = plain(own.summary);
      // A sentence may be a part of the summary alone.
      const left = /\d.*\d|\d/.exec(rest.replace(summary, ''))?.[0];
      const isSummary = left === undefined || summary.includes(left);
      const isRead = minutes === undefined || isReadingTime(own, Number(minutes));
      return isSummary && isRead ? [text] : undefined;
    },
  },
];

const wordsAMinute = 200;
/** Whether its words take so many minutes. Their stored number leaves out what is no text, and may be off by a tenth. */
export function isReadingTime({ body, words }: Pick<Article, 'body' | 'words'>, minutes: number): boolean {
  const counted = body.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
  const isWords = Math.abs(counted - words) <= Math.max(20, counted / 10);
  return isWords && Math.max(1, Math.round(words / wordsAMinute)) === minutes;
}
