import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { declared } from '../truth/declared.ts';
import { tableOf } from '../truth/tables.ts';

const emergency = /^\/bantuan-kerusakan-/;
const kindOfHelp = ({ page }: At) => page.place.replace('/bantuan-kerusakan-', '').replace(/\/.*/, '');

export const breakdownHelp: readonly Rule[] = [
  {
    name: 'help: symptoms',
    pages: emergency,
    text: said('{N} gejala {*}', '{N} symptoms: {*}'),
    is: (_, at) => {
      const rows = tableOf(`breakdown/${kindOfHelp(at)}.csv`);
      const columns = Object.keys(rows[0] ?? {});
      const key = columns.find((column) => /^(?:symptom|id)$/.test(column)) ?? columns[0] ?? '';
      return [String(new Set(rows.map((row) => row[key])).size)];
    },
  },
  {
    name: 'help: emergency number',
    pages: emergency,
    text: sentence('{N}'),
    is: ([told = ''], at) => {
      const all = tableOf('breakdown/emergency-numbers.csv');
      const name = at.block.row;
      const own = all.find((row) => name !== '' && name.startsWith(row[`name_${at.page.language}`] ?? '-'));
      const linked = at.block.link?.startsWith('tel:') ? at.block.link.slice(4) : undefined;
      return [own?.number ?? all.find(({ number }) => number === (linked ?? told))?.number];
    },
  },
  {
    name: 'help: month of the advice',
    pages: emergency,
    text: said('Saran umum per {D}, {*}', 'General advice as of {D}, {*}'),
    is: (_, at) => [
      at.written.date(
        declared('src/server/features/breakdown-help/shared/breakdown-table.ts', /asOf = '([\d-]+)'/),
      ),
    ],
  },
];
