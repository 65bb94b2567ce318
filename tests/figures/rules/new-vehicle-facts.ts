import type { At, Rule } from '../rule.ts';
import { said, sentence } from '../said.ts';
import { comparedAt, isCalled } from '../truth/comparison.ts';
import {
  byPrice,
  modelsOnSale,
  type NewVariant,
  sold,
  specifications,
  variantsAt,
} from '../truth/new-vehicles.ts';
import { least, median, most } from '../truth/statistics.ts';
import { numberIn, tableOf } from '../truth/tables.ts';
import { variantsOf } from './new-vehicle-prices.ts';

const pageModel = ({ page, truth }: At) => {
  const found = variantsAt(truth.newVariants, page.place);
  return found?.of === 'model' ? found.variants : undefined;
};

/** Deliveries of a year by model, sisters added up in the table itself. */
function deliveredOf(variants: readonly NewVariant[] | undefined) {
  const [first] = variants ?? [];
  const rows = tableOf('new-vehicles/wholesales.csv').filter(
    ({ kind, brand, model }) => kind === first?.kind && brand === first?.brand && model === first?.model,
  );
  const row = rows.at(-1);
  return row && { year: row.year, units: numberIn(row, 'units') ?? 0 };
}

const usedOf = (at: At) => {
  const [first] = pageModel(at) ?? [];
  return first && at.truth.cars.filter(({ brand, model }) => brand === first.brand && model === first.model);
};

function warrantyOf(at: At, part: string) {
  const compared = comparedAt(at.page, at.truth).find((each) => isCalled(each, at.block.column));
  const [first] = compared ? [compared] : (pageModel(at) ?? []);
  const rows = tableOf('new-vehicles/warranty.csv').filter(
    (row) => row.kind === first?.kind && row.brand === first?.brand && row.part === part,
  );
  return rows.find(({ model }) => model === first?.model) ?? rows.find(({ model }) => !model);
}
const parts: Readonly<Record<string, string>> = {
  ...{ Kendaraan: 'vehicle', Vehicle: 'vehicle', Baterai: 'battery', Battery: 'battery' },
  ...{ Mesin: 'engine', Engine: 'engine', 'Komponen injeksi': 'injection', Injection: 'injection' },
  ...{ 'Baterai penggerak': 'battery', 'Traction battery': 'battery' },
};

/** Facts that cards and highlights name. */
const glanceNames =
  'Kursi|Seats|Kapasitas mesin|Displacement|Tenaga|Power|Baterai|Battery|Jangkauan|Range|Daya angkut|Payload|Berat total \\(GVW\\)|Gross weight \\(GVW\\)';
const drive = ['fuel', 'engine_cc', 'power_kw', 'transmission', 'tank_l'];
const battery = ['battery_kwh', 'range_km', 'ac_kw', 'dc_kw'];
const size = ['seats', 'payload_kg', 'gvw_kg', 'wheelbase_mm'];
/** The facts of each group of a specification. */
const groupCells: Readonly<Record<string, readonly string[]>> = {
  ...{ 'Mesin dan penggerak': drive, 'Engine and drive': drive },
  ...{ 'Baterai dan pengisian': battery, 'Battery and charging': battery },
  ...{ 'Ukuran dan muatan': size, 'Size and load': size },
};

export const newVehicleFacts: readonly Rule[] = [
  {
    name: 'new: specification',
    text: sentence('{N}[ cc][ kW][ L][ kWh][ km][ kg][ mm][ (NEDC)][ (WLTP)][ (CLTC)]{*}'),
    is: (_, at) => {
      const known = specifications.find(({ rows }) => rows.test(at.block.row));
      const compared = comparedAt(at.page, at.truth);
      const variants = compared.length > 0 ? compared : sold(pageModel(at) ?? []);
      if (!known || variants.length === 0) return undefined;
      const column = variants.filter(({ cells, brandName, modelName }) =>
        [cells.variant, modelName, `${brandName} ${modelName} ${cells.variant ?? ''}`.trim()].some(
          (name) => name && at.block.column.endsWith(name),
        ),
      );
      const cells = (column.length > 0 ? column : variants).flatMap((each) => each.cells[known.cell] || []);
      return [cells.map((cell) => at.written.number(Number(cell), known.digits))];
    },
  },
  {
    name: 'new: warranty',
    text: said('[{*} ]{N} tahun[ atau {N} km]', '[{*} ]{N} year[s][ or {N} km]'),
    is: (_, at) => {
      const called = at.block.row || at.block.text.replace(/ \d.*$/, '');
      const own = warrantyOf(at, parts[called.replace(/ (?:berbeda|differs)$/, '')] ?? '');
      return own && [own.years, at.written.number(numberIn(own, 'kilometers') ?? 0)];
    },
  },
  {
    name: 'new: deliveries',
    text: said(
      '{N} unit terjual (wholesales) pada {N}[, menurut data GAIKINDO.]',
      '{N} delivered to dealers in {N}[, as GAIKINDO counts.]',
    ),
    is: (_, at) => {
      const own = deliveredOf(variantsOf(at)?.variants);
      return own && [at.written.number(own.units), own.year];
    },
  },
  {
    name: 'new: body and variants',
    text: said('{*} · {N} varian[ {T}]', '{*} · {N} variant[s][ {T}]'),
    is: ([, rest = ''], at) => {
      const own = variantsOf(at);
      if (own?.of !== 'model') return undefined;
      const last = Math.max(...own.variants.map(({ cells }) => Number(cells.last_year || 0)));
      return [String(sold(own.variants).length), rest.replace(/\d{4}$/, String(last))];
    },
  },
  {
    name: 'new: no longer sold',
    text: said('Sudah tidak dijual baru, terakhir {N}', 'No longer sold new, last in {N}'),
    is: (_, at) => {
      const own = variantsOf(at)?.variants.map(({ cells }) => Number(cells.last_year || 0)) ?? [];
      return [String(most(own))];
    },
  },
  {
    name: 'new: variants of a description',
    text: said('{*} {N} varian dengan spesifikasinya.', '{*} {N} variant[s] with specifications.'),
    is: (_, at) => {
      const own = pageModel(at);
      return own && [String(sold(own).length)];
    },
  },
  {
    name: 'new: models and variants of a brand',
    text: said(
      '[{N} merek, ]{N} model[,] dan {N} varian {*}',
      '[{N} brands, ]{N} model[s][,] and {N} variant[s] {*}',
    ),
    is: (_, at) => {
      const models = modelsOnSale(variantsOf(at)?.variants ?? []);
      const variants = models.flatMap(sold);
      const brands = new Set(variants.map(({ brand }) => brand));
      return [brands.size, models.length, variants.length].map((count) => at.written.number(count));
    },
  },
  {
    name: 'new: models of a brand',
    text: said('{*} {N} model[ · {T}]', '{*} {N} model[s][ · {T}]'),
    is: ([, rest], at) => {
      const own = variantsOf(at);
      if (own?.of === undefined || rest) return undefined;
      return [at.written.number(modelsOnSale(own.variants).length)];
    },
  },
  {
    name: 'new: used prices of a year',
    text: said('{N} {P} {N} iklan[: {P} – {P}]', '{N} {P} {N} ad[s][: {P} – {P}]'),
    is: ([year = ''], at) => {
      const prices =
        usedOf(at)
          ?.filter((car) => String(car.year) === year)
          .map(({ price }) => price) ?? [];
      if (prices.length === 0) return undefined;
      const { price, number } = at.written;
      return [year, price(median(prices)), number(prices.length), price(least(prices)), price(most(prices))];
    },
  },
  {
    name: 'new: used cars of a model',
    text: said('{N} {*} bekas[, mulai {P}][ {*}]', '{N} used {*}[, from {P}][ {*}]'),
    is: (_, at) => {
      const cars = usedOf(at);
      const [first] = variantsOf(at)?.variants ?? [];
      const ofBrand = at.truth.cars.filter(({ brand }) => brand === first?.brand);
      const prices = (cars ?? ofBrand).map(({ price }) => price);
      return first && [at.written.number(prices.length), at.written.price(least(prices))];
    },
  },
  {
    name: 'new: how a used price keeps to the new one',
    text: said('Tahun {N}: sekitar {N}% dari harga baru', 'Cars from {N}: about {N}% of the new price'),
    is: ([year = ''], at) => {
      const prices =
        usedOf(at)
          ?.filter((car) => String(car.year) === year)
          .map(({ price }) => price) ?? [];
      const fresh = sold(pageModel(at) ?? []).flatMap(({ cells }) =>
        cells.price ? Number(cells.price) : [],
      );
      return [year, String(Math.round((100 * median(prices)) / median(fresh)))];
    },
  },
  {
    name: 'new: ads of the chart of used prices',
    text: said('Dari {N} iklan di Lajur; {*}', 'From {N} ads on Lajur; {*}'),
    is: (_, at) => [at.written.number(usedOf(at)?.length ?? 0)],
  },
  {
    name: 'new: a fact at a glance',
    text: new RegExp(
      `^(?:\\+ )?(?:(?:${glanceNames}) )?(\\d[\\d.,]*)(?:–(\\d[\\d.,]*))?(?: (?:kursi|seats?|cc|kW|kWh|km|kg))?(?: (?:${glanceNames}))?$`,
    ),
    is: (_, at) => {
      const own = sold(pageModel(at) ?? []);
      const titled = own.filter(({ cells, modelName }) => (cells.variant || modelName) === at.block.title);
      const numbers = (titled.length > 0 ? titled : own).flatMap(({ cells }) =>
        specifications.flatMap(({ cell, digits }) =>
          cells[cell] ? [at.written.number(Number(cells[cell]), digits)] : [],
        ),
      );
      return own.length === 0 ? undefined : [numbers, numbers];
    },
  },
  {
    name: 'new: facts of a group',
    text: sentence('{*} {N}'),
    is: (_, at) => {
      const [first] = byPrice(sold(pageModel(at) ?? []));
      const cells = Object.entries(groupCells).find(([name]) => at.block.text.startsWith(name))?.[1];
      return first && cells && [String(cells.filter((cell) => first.cells[cell]).length)];
    },
  },
  {
    name: 'new: parts that a warranty covers',
    text: said('Garansi pabrik {N}', "Maker's warranty {N}"),
    is: (_, at) => {
      const fuels = sold(pageModel(at) ?? []).map(({ cells }) => cells.fuel ?? '');
      const covered = [
        'vehicle',
        ...(fuels.some((fuel) => ['listrik', 'hybrid'].includes(fuel)) ? ['battery'] : []),
        ...(fuels.every((fuel) => fuel === 'listrik') ? [] : ['engine', 'injection']),
      ];
      return [String(covered.filter((part) => warrantyOf(at, part)).length)];
    },
  },
  {
    name: 'new: the variants by name',
    text: said('{N} varian: {T}.', '{N} variant[s]: {T}.'),
    is: ([, names = ''], at) => {
      const own = sold(pageModel(at) ?? []);
      // Names without figures are compared by their number only.
      return own.length === names.split(', ').length ? [String(own.length), names] : undefined;
    },
  },
  {
    name: 'new: prices of the used cars of a model',
    text: said('{N} iklan di Lajur, dari {P}[ sampai {P}].', '{N} ad[s] on Lajur, from {P}[ to {P}].'),
    is: (_, at) => {
      const prices = (usedOf(at) ?? []).map(({ price }) => price);
      const { number, price } = at.written;
      return prices.length === 0
        ? undefined
        : [number(prices.length), price(least(prices)), price(most(prices))];
    },
  },
  {
    name: 'new: questions of a model',
    text: said('Tampilkan semua {N} pertanyaan', 'Show all {N} questions'),
    // Three are shown at once.
    is: (_, at) => (pageModel(at) ? ['4'] : undefined),
  },
  {
    name: 'new: pictures of the gallery',
    text: said('{N} gambar', '{N} pictures'),
    // Three views, the cabin and the dials.
    is: () => ['5'],
  },
  {
    name: 'new: a brochure’s pages',
    text: said('Brosur (PDF, {N} halaman){*}', 'Brochure (PDF, {N} pages){*}'),
    is: () => ['2'],
  },
];
