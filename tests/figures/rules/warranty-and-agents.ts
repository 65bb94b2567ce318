import { agentLimits, consentDays } from '#contract/agents/agent.ts';
import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { tableOf } from '../truth/tables.ts';
import { constants } from './constants.ts';

const planOf = ({ block, page }: At) =>
  tableOf('operator/warranty-plans.csv').find((row) => row[`name_${page.language}`] === block.heading);

export const warrantyAndAgents: readonly Rule[] = [
  {
    name: 'warranty: price of a plan',
    pages: /^\/garansi-mobil$/,
    text: sentence('{P}'),
    is: (_, at) => {
      const own = planOf(at);
      return own && [at.written.price(Number(own.price))];
    },
  },
  {
    name: 'warranty: a plan',
    pages: /^\/garansi-mobil$/,
    text: said(
      '{N} bulan, untuk mobil sampai {N} tahun dan {N} km{*}',
      '{N} months, for cars up to {N} years and {N} km{*}',
    ),
    is: (_, at) => {
      const own = planOf(at);
      return own && [own.months, own.oldest_age, at.written.number(Number(own.most_kilometers))];
    },
  },
  {
    name: 'agents: what a car brings',
    pages: /^\/oto-agent$/,
    text: said('[Sampai ][Di atas ]{P}', '[Up to ][Above ]{P}'),
    is: (_, at) => {
      const all = tableOf('operator/agent-commissions.csv');
      const { price } = at.written;
      const isPrice = /^(?:Harga mobil|Price of the car)$/.test(at.block.column);
      const limits = all.flatMap(({ up_to }) => (up_to ? price(Number(up_to)) : []));
      if (isPrice) return [limits];
      const own = all.find(({ up_to }) => up_to && at.block.row.endsWith(price(Number(up_to)))) ?? all.at(-1);
      return [`Rp ${at.written.number(Number(own?.commission))}`];
    },
  },
  constants(/^\/oto-agent$/, '{*} {N} hari{*}', '{*} {N} days{*}', () => [String(consentDays)]),
  constants(/^\/oto-agent$/, '{*} {N} penjual per hari.', '{*} {N} sellers a day.', () => [
    String(agentLimits.asksADay),
  ]),
  constants(/^\/oto-agent$/, 'Pencairan mulai {P}.', 'Payouts begin at {P}.', (at) => [
    at.written.price(agentLimits.leastPayout),
  ]),
];
