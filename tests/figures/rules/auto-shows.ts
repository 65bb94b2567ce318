import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { tableOf } from '../truth/tables.ts';

/** A show's days as its card has them: `27–31 Januari 2027`, `30 Juli – 9 Agustus 2026`. */
function daysOf(first: string, last: string, { written, page }: At): string {
  const [from, to] = [written.date(first), written.date(last)];
  const [fromDay, toDay] = [first, last].map((day) => String(Number(day.slice(8))));
  const isMonth = first.slice(0, 7) === last.slice(0, 7);
  if (page.language === 'id') return isMonth ? `${fromDay}–${to}` : `${from.replace(/ \d{4}$/, '')} – ${to}`;
  const [month = '', year = ''] = [/^\S+/.exec(from)?.[0], last.slice(0, 4)];
  return isMonth ? `${month} ${fromDay} – ${toDay}, ${year}` : `${from.replace(/, \d{4}$/, '')} – ${to}`;
}
/** The show that the card of a heading is about; a card's own headings are within it. */
const showsAt = ({ block }: At) => {
  const all = tableOf('operator/auto-shows.csv');
  const named = all.filter(({ name }) => name === block.heading);
  return named.length > 0 ? named : all;
};

export const autoShows: readonly Rule[] = [
  {
    name: 'show: its days',
    pages: /^\/giias$/,
    text: /(.+)/,
    is: ([text = ''], at) => {
      const days = showsAt(at).flatMap(({ first_day = '', last_day = '' }) =>
        first_day.length === 10 ? daysOf(first_day, last_day, at) : [],
      );
      const plain = (each: string) => each.replace(/\s/g, '');
      return days.map(plain).includes(plain(text)) ? [text] : undefined;
    },
  },
  {
    name: 'show: until when it was looked up',
    pages: /^\/giias$/,
    text: said('[{*}, per ][Per ]{D}.', '[{*}, as of ][As of ]{D}.'),
    is: (_, at) => [showsAt(at).map(({ checked = '' }) => at.written.date(checked))],
  },
  {
    name: 'show: its first day, beside its picture',
    pages: /^\/giias$/,
    text: /^(\p{L}+) ?(\d{1,2})$/u,
    is: ([month = '', day = ''], at) => {
      const isFirst = tableOf('operator/auto-shows.csv').some(({ first_day = '' }) => {
        const name = at.written.date(first_day).replace(/[^\p{L}]/gu, '');
        return Number(first_day.slice(8)) === Number(day) && name.startsWith(month);
      });
      return isFirst ? [month, day] : undefined;
    },
  },
  {
    name: 'show: its visitors beside those of others',
    pages: /^\/giias$/,
    text: /^(GIIAS.*? \d{4}) ?(\d[\d.,]+)$/,
    is: ([name = ''], at) => {
      const row = tableOf('operator/auto-shows.csv').find((each) => each.name === name);
      return row?.visitors ? [name, at.written.number(Number(row.visitors))] : undefined;
    },
  },
  {
    name: 'show: its figures',
    pages: /^\/giias$/,
    text: sentence('{N}{*}'),
    is: (_, at) => {
      const column = {
        Merek: 'brands',
        Brands: 'brands',
        Hall: 'halls',
        Halls: 'halls',
        'Luas (m²)': 'area',
        'Area (m²)': 'area',
        'Model baru': 'launches',
        Launches: 'launches',
        Pengunjung: 'visitors',
        Visitors: 'visitors',
      }[at.block.row];
      return column
        ? [showsAt(at).flatMap((row) => (row[column] ? at.written.number(Number(row[column])) : []))]
        : undefined;
    },
  },
];
