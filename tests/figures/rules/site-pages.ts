import { readFileSync } from 'node:fs';
import { consentVersion } from '#contract/account/consent.ts';
import { agentLimits, consentDays, requestDays } from '#contract/agents/agent.ts';
import { contestPhotos } from '#contract/contests/contest-limits.ts';
import { offerLimits } from '#contract/offers/offer.ts';
import { eventDays } from '#contract/page/event-limits.ts';
import { listingLimits, stockLimits } from '#contract/sell/listing-limits.ts';
import { contactLimits } from '#contract/seller-number/seller-number.ts';
import { lateViewDays } from '#contract/viewed/viewed.schema.ts';
import { compareLimit } from '#offline/device/limits.ts';
import type { At, Expected, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { carsOfList } from '../truth/car-lists.ts';
import { modelsOnSale } from '../truth/new-vehicles.ts';
import { numberIn, tableOf, textOfFile } from '../truth/tables.ts';

/** A constant as a source file of the product declares it. */
const declared = (file: string, pattern: RegExp): string =>
  pattern.exec(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))?.[1] ?? '';

/** A sentence whose figures are constants of the product, each from its declaration. */
const constants = (pages: RegExp, id: string, en: string, is: (at: At) => readonly Expected[]): Rule => ({
  ...{ name: 'constant of the product', pages, text: said(id, en) },
  is: (_, at) => is(at),
});

const booking = () => tableOf('money/booking-terms.csv').at(-1);
const fee = (at: At) => at.written.price(numberIn(booking(), 'fee') ?? Number.NaN);
const terms = /^\/(?:syarat-dan-ketentuan|kebijakan-pengembalian|tentang-kami)$/;

const legal: readonly Rule[] = [
  constants(terms, 'Hanya biaya booking ({P}) {*}', 'Only the booking fee ({P}) {*}', (at) => [fee(at)]),
  constants(terms, 'Satu-satunya {*}: {P}, {*}', 'The only thing {*}: {P}, {*}', (at) => [fee(at)]),
  constants(terms, '{*} booking dalam {N} menit.', '{*} booking page within {N} minutes.', () => [
    booking()?.pay_minutes,
  ]),
  constants(terms, '{*} mobil disimpan untuk Anda {N} hari.', '{*} is kept for you for {N} days.', () => [
    booking()?.hold_days,
  ]),
  constants(terms, 'Ketentuan ini berlaku sejak {D}.', 'These terms hold since {D}.', (at) => [
    at.written.date(booking()?.valid_from ?? ''),
  ]),
  constants(
    terms,
    'Satu nomor boleh memiliki {N} iklan {*}; dealer terdaftar {N}.',
    'A number may have {N} active ads; a registered dealer {N}.',
    () => [stockLimits.user, stockLimits.dealer].map(String),
  ),
  constants(terms, 'Iklan berlaku {N} hari {*}', 'It stands for {N} days {*}', () => [
    String(listingLimits.lifetimeDays),
  ]),
  constants(
    terms,
    'Paling banyak {N} penjual baru dalam satu jam dan {N} dalam sehari.',
    'At most {N} new sellers in an hour and {N} in a day.',
    () => [contactLimits.anHour, contactLimits.aDay].map(String),
  ),
  constants(terms, 'Penawaran berkisar {*} berlaku {N} hari.', 'An offer is {*} for {N} days.', () => [
    String(offerLimits.validDays),
  ]),
  constants(terms, '{*} selama {N} jam.', '{*} for {N} hours.', () => [String(offerLimits.reservedHours)]),
  // The age of majority by law 1/1974 as changed by law 16/2019, and by the Child Protection Act.
  constants(terms, 'Anda berusia {N} tahun {*}', 'You are {N} or older, {*}', () => ['18']),
  constants(/^\/kebijakan-privasi$/, 'Versi sekarang: {T}.', 'The present version is {T}.', () => [
    consentVersion,
  ]),
];

const pageFiles: Readonly<Record<string, string>> = {
  ...{ '/tentang-kami': 'about-page', '/syarat-dan-ketentuan': 'terms-page', '/regulasi': 'regulation-page' },
  '/kebijakan-pengembalian': 'returns-page',
};
const changed: Rule = {
  name: 'page: last changed',
  text: said('Terakhir diubah {D}', 'Last changed on {D}'),
  is: (_, { page, written }) => {
    const file = pageFiles[page.place];
    const day = file && declared(`src/server/features/site-pages/${file}.ts`, /updatedOn: '([\d-]+)'/);
    return [written.date(day || consentVersion)];
  },
};

const privacy = /^\/kebijakan-privasi$/;
const removal = (pattern: RegExp) => declared('docs/operations.md', pattern);
const retention: readonly Rule[] = [
  constants(
    privacy,
    '{*} akun lama dihapus setelah {N} hari.',
    '{*} account is removed after {N} days.',
    () => [removal(/number changed hands after (\d+)/)],
  ),
  constants(privacy, 'Dihapus setelah {N} hari.', 'Removed after {N} days.', ({ block }) => {
    if (/^(?:Notifikasi|Notifications)$/.test(block.row)) return [removal(/Notifications after (\d+) days/)];
    return /^(?:Pesan kepada kami|Messages to us)$/.test(block.row)
      ? [removal(/messages to the site after (\d+)/)]
      : [removal(/Counts of events after (\d+) days/)];
  }),
  constants(
    privacy,
    'Iklan yang tidak diverifikasi dihapus setelah {N} hari, {*} {N} hari.',
    'Ads that nobody verified go after {N} days, {*} {N} day.',
    () => [removal(/not verified within (\d+) days/), removal(/no listing has used for (a) day/) && '1'],
  ),
  constants(
    privacy,
    'Tanpa jawaban dihapus setelah {N} hari, {*} {N} hari; bila setuju, {N} tahun {*}',
    'Without an answer removed after {N} days, refused after {N} days; agreed, {N} year {*}',
    () => [
      ...[requestDays, consentDays].map(String),
      declared(
        'src/server/features/agents/seller-consent.ts',
        /expiresAt, sql`now\(\) - interval '(\d+) year'/,
      ),
    ],
  ),
  constants(privacy, 'Permintaan dihapus setelah {N} tahun.', 'Requests are removed after {N} year.', () => [
    declared('src/server/features/leads/lead.repository.ts', /delete from leads .* interval '(\d+) year'/),
  ]),
  constants(privacy, '{*} sidiknya dihapus setelah {N} hari.', '{*} the hash goes after {N} days.', () => [
    String(lateViewDays + 2),
  ]),
  constants(privacy, '{*} sidik itu dihapus setelah {N} hari.', '{*} those hashes go after {N} days.', () => [
    declared('src/server/new-vehicles/model-demand.ts', /demandDays = (\d+)/),
  ]),
  constants(
    privacy,
    '{*} paling banyak {N} catatan, paling lama {N} hari, {*}',
    '{*} at most {N} notes, for {N} days at most, {*}',
    () => [declared('docs/product.md', /queued on the device: (\d+) at most/), String(eventDays)],
  ),
  constants(privacy, '{*}[{N} hari sejak terakhir dipakai]{*}', '{*}[{N} days from the last use]{*}', () => [
    removal(/sessions (\d+) days after/),
  ]),
  constants(privacy, 'Nomor KTP {*} setelah {N} hari.', 'The KTP number {*} after {N} days.', () => [
    removal(/national ids in them after (\d+)/),
  ]),
];

/** Laws by what they are about: number and year. */
const laws: readonly (readonly [subject: RegExp, law: string])[] = [
  [/pelindungan data pribadi|personal data|protection of personal/i, '27/2022'],
  [/perlindungan konsumen|konsumen|consumer/i, '8/1999'],
  [
    /perdagangan melalui sistem elektronik|perdagangan elektronik|electronic (?:commerce|trade)|trade/i,
    '80/2019',
  ],
  [/perdagangan|trade|commerce/i, '31/2023'],
  [/informasi dan transaksi elektronik|informasi elektronik|electronic information/i, '11/2008'],
  [/informasi|electronic/i, '1/2024'],
  [/informasi|electronic/i, '71/2019'],
  [/lalu lintas|kendaraan|traffic|vehicle/i, '22/2009'],
  [/registrasi|registration/i, '7/2021'],
  [/keuangan|pajak|finances?|tax/i, '1/2022'],
  [/fidusia|fiduciary|security/i, '42/1999'],
  [/pajak dan biaya kendaraan|vehicle taxes and fees/i, '76/2020'],
  [/pajak dan biaya kendaraan|vehicle taxes and fees/i, '36/2008'],
];
const numbered = /(\d+)(?: Tahun | of |\/)(\d{4})/g;

const lawRules: readonly Rule[] = [
  {
    name: 'law: number and year',
    pages: /^\/(?:regulasi|tentang-kami|kebijakan-)/,
    text: /(.+)/,
    is: ([text = ''], at) => {
      const told = [...text.matchAll(numbered)].map(([, number, year]) => `${number}/${year}`);
      const about = `${at.block.row} ${text}`;
      const isKnown = told.every((law) =>
        laws.some(([subject, known]) => known === law && subject.test(about)),
      );
      const rest = text.replace(numbered, '');
      return told.length > 0 && isKnown && !/\d/.test(rest) ? [text] : undefined;
    },
  },
  {
    name: 'law: circular of insurance',
    pages: /^\/tentang-kami$/,
    text: said('{*} OJK {T}.', '{*} circular {T} of OJK.'),
    is: () => [
      /SE OJK (6\/SEOJK\.05\/2017)/.exec(tableOf('money/insurance-rates.csv')[0]?.source ?? '')?.[1],
    ],
  },
  // Kitab Undang-Undang Hukum Perdata, on hidden defects of what is sold.
  constants(/^\/kebijakan-pengembalian$/, '{*} (Pasal {N} {*})[.]', '{*} (articles {N} {*})[.]', () => [
    '1504',
  ]),
  // Law 27/2022, article 46.
  constants(
    /^\/kebijakan-privasi$/,
    '{*} {N} × {N} jam (Pasal {N}).',
    '{*} {N} × {N} hours (article {N}).',
    () => ['3', '24', '46'],
  ),
];

const emergency = /^\/bantuan-kerusakan-/;
const kindOfHelp = ({ page }: At) => page.place.replace('/bantuan-kerusakan-', '');

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

const others: readonly Rule[] = [
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
      at.written.date(declared('src/server/breakdown-help/breakdown-table.ts', /asOf = '([\d-]+)'/)),
    ],
  },
  {
    name: 'home: cars on offer',
    pages: /^\/$/,
    text: said('[Beli mobil bekas ]{N} mobil{*}', '[Buy a used car ]{N} [used ]cars{*}'),
    is: (_, { truth, written }) => [written.number(truth.cars.length)],
  },
  // A search that the page suggests, not a fact; it must be one that finds cars.
  {
    name: 'home: a suggested search',
    pages: /^\/$/,
    text: said('{*}SUV di bawah {P}{*}', '{*}SUV under {P}{*}'),
    is: ([told], { truth, written }) => {
      const own = truth.cars.filter(({ body, price }) => body === 'suv' && price < 250e6);
      return [own.length > 0 ? written.price(250e6) : `no car for ${told}`];
    },
  },
  constants(/^\/$/, '{*} paling sedikit {N} mobil serupa', '{*} at least {N} similar cars', () => ['8']),
  {
    name: 'buying: cars of a city, brand or value',
    pages: /^\/(?:beli-mobil-bekas|brand-model-variant)$/,
    text: sentence('{*} {N}'),
    is: (_, at) => {
      const [what, slug] = /[?&](city|brand)=([a-z0-9-]+)/.exec(at.block.link ?? '')?.slice(1) ?? [];
      if (what !== 'city' && what !== 'brand') return undefined;
      return [at.written.number(at.truth.cars.filter((car) => car[what] === slug).length)];
    },
  },
  {
    name: 'buying: all cars',
    pages: /^\/beli-mobil-bekas$/,
    text: said('Lihat {N} mobil', 'See {N} cars'),
    is: (_, at) => {
      const own = at.block.link === undefined ? undefined : carsOfList(at.truth.cars, at.block.link);
      return own && [at.written.number(own.length)];
    },
  },
  {
    name: 'buying: how many values there are',
    pages: /^\/beli-mobil-bekas$/,
    text: said('Tampilkan semua ({N}) : {*}', 'Show all {N} : {*}'),
    is: (_, { truth: { cars }, block, written }) => {
      const of = /(?:Merek|Brand)/.test(block.text)
        ? 'brand'
        : /(?:Tahun|Year)/.test(block.text)
          ? 'year'
          : /(?:Warna|Colour)/.test(block.text)
            ? 'colour'
            : undefined;
      const bands = [5, 10, 25, 50, 75, 100, 125, 150, 200, 300].map((thousands) => thousands * 1000);
      const bandOf = (km: number) => bands.findIndex((limit) => km < limit);
      const values = of
        ? cars.flatMap((car) => car[of] ?? [])
        : cars.flatMap(({ km }) => (km === null ? [] : bandOf(km)));
      return [written.number(new Set(values).size)];
    },
  },
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
  constants(/^\/oto-agent$/, '{*} {N} penjual sehari.', '{*} {N} sellers a day.', () => [
    String(agentLimits.asksADay),
  ]),
  constants(/^\/oto-agent$/, 'Pencairan mulai {P}.', 'Payouts begin at {P}.', (at) => [
    at.written.price(agentLimits.leastPayout),
  ]),
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
  {
    name: 'web stories: pages',
    pages: /^\/web-stories$/,
    text: said('{*} {N} halaman', '{*} {N} pages'),
    is: (_, at) => {
      const slug = at.block.link?.split('/').at(-1);
      return [String(textOfFile(`web-stories/${slug}.yaml`).match(/^ {2}- picture:/gm)?.length)];
    },
  },
  constants(
    /^\/kontes-foto$/,
    '{*} paling sedikit {N} foto {*}',
    '{*} at least {N} different photos.',
    () => [String(contestPhotos)],
  ),
  constants(/^\/bandingkan-mobil-bekas$/, 'Sampai {N} mobil berdampingan: {*}', 'Up to {N} cars {*}', () => [
    String(compareLimit),
  ]),
  constants(/^\/jual-mobil-anda$/, '{*} {N} foto.', '{*} {N} at most.', () => [String(listingLimits.photos)]),
  constants(/^\/jual-mobil-anda$/, '{N} foto.', '{N} at most.', () => [String(listingLimits.photos)]),
  {
    name: 'new: models of a ranked list',
    pages: /-(?:populer|terbaru|yang-akan-datang)$/,
    text: said('{N} {*} paling banyak {*}', 'The {N} new {*} delivered most {*}'),
    is: () => ['40'],
  },
  {
    name: 'new: models without a figure',
    pages: /-populer$/,
    text: said('{*} {N} model {*}', '{*} {N} more models {*}'),
    is: (_, at) => {
      const kind = at.page.place.slice(1).replace('-populer', '');
      const delivered = tableOf('new-vehicles/wholesales.csv').filter((row) => row.kind === kind);
      const year = delivered
        .map((row) => row.year ?? '')
        .sort()
        .at(-1);
      const known = new Set(
        delivered.filter((row) => row.year === year).map(({ brand, model }) => `${brand}/${model}`),
      );
      const own = modelsOnSale(at.truth.newVariants.filter((each) => each.kind === kind));
      return [
        at.written.number(own.filter(([first]) => !known.has(`${first?.brand}/${first?.model}`)).length),
      ];
    },
  },
];

const planOf = ({ block, page }: At) =>
  tableOf('operator/warranty-plans.csv').find((row) => row[`name_${page.language}`] === block.heading);

export const sitePages: readonly Rule[] = [...legal, ...lawRules, changed, ...retention, ...others];
