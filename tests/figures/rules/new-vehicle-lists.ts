import { assumptions } from '#contract/electric/charging-figures.ts';
import { factsDate } from '#server/features/new-vehicles/shared/model-facts.ts';
import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { rangeOf as rangeOfSlug } from '../truth/car-lists.ts';
import { byPrice, modelsOnSale, type NewVariant, sold, variantsAt } from '../truth/new-vehicles.ts';
import { fuelPriceOf, runningDates, runningOf, usualCost } from '../truth/running.ts';
import { grouped } from '../truth/statistics.ts';
import { tableOf } from '../truth/tables.ts';
import { rangeNamed } from './car-lists.ts';
import { rangeOf, variantsOf } from './new-vehicle-prices.ts';

const pages = /-baru(?:\/|$)/;
const modelOf = (at: At) => {
  const found = variantsAt(at.truth.newVariants, at.page.place);
  return found?.of === 'model' ? found.variants : undefined;
};
/** A row is called by its name, which its assumption may follow. */
const named = (at: At, ...names: readonly string[]) => names.some((name) => at.block.row.startsWith(name));

/** Whether a variant has the value of a filter, `harga-150-juta-200-juta`. */
function has({ cells }: NewVariant, slug: string): boolean {
  const [, what = '', value = ''] = /^([a-z]+)-(.+)$/.exec(slug) ?? [];
  if (what === 'harga') {
    const [from, to] = rangeOfSlug(value);
    return (
      cells.price !== undefined &&
      cells.price !== '' &&
      Number(cells.price) >= from &&
      Number(cells.price) < to
    );
  }
  const cell = { bodi: cells.body, bbm: cells.fuel, kursi: cells.seats }[what];
  return cell === value;
}

const runningRow = (
  name: string,
  rows: readonly string[],
  of: 'energy' | 'tax' | 'service' | 'year',
): Rule => ({
  ...{ name: `new: ${name}`, pages, text: sentence('{P}') },
  is: (_, at) => {
    const own = named(at, ...rows) ? runningOf(modelOf(at) ?? []) : undefined;
    return own && [`Rp ${at.written.number(Math.round(own[of]))}`];
  },
});

/** Dates of the notes below the cost of a year. */
const noteOf = (name: string, id: string, en: string, ...dates: readonly (() => string)[]): Rule => ({
  ...{ name: `new: ${name}`, pages, text: said(id, en) },
  is: (_, at) => dates.map((date) => at.written.date(date())),
});

export const newVehicleLists: readonly Rule[] = [
  {
    name: 'new: parts of a model’s page',
    pages,
    text: said(
      '[Varian {N}][ Spesifikasi][ Biaya][ Bekas {N}][ Pesaing][ {*}]',
      '[Variants {N}][ Specifications][ Costs][ Used {N}][ Rivals][ {*}]',
    ),
    is: (_, at) => {
      const own = modelOf(at);
      const [first] = own ?? [];
      if (!own || !first) return undefined;
      const used = at.truth.cars.filter(({ brand, model }) => brand === first.brand && model === first.model);
      return [String(sold(own).length), at.written.number(used.length)];
    },
  },
  {
    name: 'new: models and lowest price of a brand',
    text: said(
      '{*} {N} model · mulai {P} {*} {D}[ – {*} {D}]',
      '{*} {N} model[s] · from {P} {*} {D}[ – {*} {D}]',
    ),
    is: ([, , , last = ''], at) => {
      const own = variantsOf(at);
      if (own?.of !== 'brand') return undefined;
      const models = modelsOnSale(own.variants);
      const [low, , from, to] = rangeOf(byPrice(models.flatMap(sold)), at);
      const dates = [from, to].flatMap((each) => each ?? []);
      return [at.written.number(models.length), low, last ? from : dates, to];
    },
  },
  {
    name: 'new: models of a filter',
    pages,
    text: sentence('{T} {N}'),
    is: ([label = ''], at) => {
      const slug = /[?&]filter=([a-z0-9-]+)(?:&|$)/.exec(at.block.link ?? '')?.[1];
      const all = variantsAt(at.truth.newVariants, at.page.place)?.variants;
      if (slug === undefined || !all) return undefined;
      const models = [...grouped(all, ({ brand, model }) => `${brand}/${model}`).values()].map(sold);
      const own = models.filter(
        (variants) =>
          variants.some((each) => has(each, slug)) &&
          !variants.every(({ cells }) => cells.source === 'contoh'),
      );
      const seats = /^kursi-(\d+)$/.exec(slug)?.[1];
      const isSeats = seats !== undefined && /\d+/.exec(label)?.[0] === seats;
      return [isSeats ? label : rangeNamed(label, at), at.written.number(own.length)];
    },
  },
  {
    name: 'new: models on a page',
    pages,
    text: said('{N} model', '{N} model[s]'),
    is: (_, at) => {
      const own = variantsAt(at.truth.newVariants, at.page.place)?.variants ?? [];
      return [at.written.number(modelsOnSale(own).length)];
    },
  },
  {
    name: 'new: year of the deliveries',
    pages,
    text: said('Terlaris {N}', 'Best sellers of {N}'),
    is: () => [
      tableOf('new-vehicles/wholesales.csv')
        .map(({ year = '' }) => year)
        .sort()
        .at(-1),
    ],
  },
  runningRow('energy of a year', ['Bensin', 'Listrik di rumah', 'Petrol', 'Electricity at home'], 'energy'),
  runningRow('tax of a year', ['Pajak tahunan', 'Yearly tax'], 'tax'),
  runningRow('service of a year', ['Servis dan suku cadang kecil', 'Service and small parts'], 'service'),
  runningRow('cost of a year', ['Per tahun', 'A year'], 'year'),
  {
    name: 'new: cost of a month',
    pages,
    text: said('Sekitar {P} per bulan untuk {T}, belum {*}', 'About {P} a month for the {T}, without {*}'),
    is: (_, at) => {
      const own = runningOf(modelOf(at) ?? []);
      return own && [at.written.price(own.year / 12), [own.variant, own.variant.replace(/\d/g, '#')]];
    },
  },
  {
    name: 'new: what the petrol of a year assumes',
    pages,
    text: said(
      '{*} {N} km per tahun, {N} km per liter, {P} per liter',
      '{*} {N} km a year, {N} km a litre, {P} a litre',
    ),
    is: (_, at) => {
      const [first] = modelOf(at) ?? [];
      return (
        first && [
          at.written.number(assumptions.kmPerYear),
          at.written.number(usualCost('distance', first.kind, 'petrol')),
          `Rp ${at.written.number(Number(fuelPriceOf('pertalite')?.rupiah))}`,
        ]
      );
    },
  },
  {
    name: 'new: petrol price of the field',
    pages,
    text: sentence('{P}'),
    is: (_, at) =>
      at.block.row === '' && /^(?:Ubah jarak dan bensin|Change distance and petrol)$/.test(at.block.heading)
        ? [`Rp ${at.written.number(Number(fuelPriceOf('pertalite')?.rupiah))}`]
        : undefined,
  },
  noteOf(
    'dates of the electricity tariff',
    'Tarif listrik PLN nonsubsidi, berlaku sejak {D}, diperiksa {D}.',
    'PLN’s unsubsidised tariff, in force since {D}, looked up in {D}.',
    runningDates.electricitySince,
    runningDates.electricityChecked,
  ),
  noteOf(
    'day of the petrol price',
    'Harga Pertalite di DKI Jakarta per {D}.[ {*}]',
    'The price of Pertalite in DKI Jakarta as of {D}.[ {*}]',
    runningDates.petrol,
  ),
  noteOf(
    'month of the service costs',
    '[{*} ]Servis adalah perkiraan umum per {D}.',
    '[{*} ]Service is a general estimate of {D}.',
    runningDates.costs,
  ),
  noteOf(
    'month of the tax rates',
    '[{*} ]Pajak tahunan menurut tarif DKI Jakarta dengan opsen per {D}, {*}',
    '[{*} ]Yearly tax at the rate of DKI Jakarta with its surcharge of {D}, {*}',
    runningDates.taxSince,
  ),
  noteOf(
    'month of colours and warranty',
    '{*}: pengetahuan umum per {D}, {*}',
    '{*}: general knowledge of {D}, {*}',
    () => factsDate,
  ),
  {
    name: 'new: promotions',
    pages: /\/promo$/,
    text: said('{N} promo {*}[“{T}”]{*}', '{N} promotion[s] {*}[“{T}”]{*}'),
    is: (_, at) => {
      const [first] = modelOf(at) ?? [];
      const own = tableOf('operator/promotions.csv').filter(
        ({ kind, brand, model }) =>
          kind === first?.kind && brand === first?.brand && (!model || model === first?.model),
      );
      return first && [String(own.length), own.map((row) => row[`title_${at.page.language}`] ?? '')];
    },
  },
  {
    name: 'new: last day of a promotion of the demonstration',
    pages: /\/promo$/,
    text: said('[{*} · ]sampai {D}', '[{*} · ]until {D}'),
    is: (_, at) => {
      const end = new Date(Date.UTC(at.truth.year, at.truth.now.getUTCMonth() + 1, 0));
      return [at.written.date(end.toISOString().slice(0, 10))];
    },
  },
];
