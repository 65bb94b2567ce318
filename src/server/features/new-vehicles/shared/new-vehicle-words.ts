import { dateText } from '#contract/date-text.ts';
import { formatMonth } from '#contract/date-words.ts';
import type { Language, Localized } from '#contract/language.ts';
import { formatNumber } from '#contract/money.ts';
import type { Specification } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { type BodyTypeCode, bodyTypeNames, fuelNames } from '#contract/vehicles/vehicle.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { NewVehicleModel, NewVehicleVariant } from './new-vehicle-catalogue.ts';
import type { newTransmissions, otherBodies } from './new-vehicle-table.ts';

export const kindNames: Readonly<Record<VehicleKind, Localized>> = {
  mobil: { id: 'mobil', en: 'cars' },
  motor: { id: 'motor', en: 'motorcycles' },
  truk: { id: 'truk', en: 'trucks' },
  'motor-roda-tiga': { id: 'motor roda tiga', en: 'three-wheelers' },
};
/** The English singular of each kind. */
export const kindOne: Readonly<Record<VehicleKind, string>> = {
  ...{ mobil: 'car', motor: 'motorcycle', truk: 'truck', 'motor-roda-tiga': 'three-wheeler' },
};

/** `1 model`, `2 models`. Not needed in Indonesian, which does not inflect for number. */
export const inEnglish = (count: number, one: string): string =>
  `${formatNumber(count, 'en')} ${one}${count === 1 ? '' : 's'}`;

const otherBodyNames: Readonly<Record<(typeof otherBodies)[number], Localized>> = {
  matik: { id: 'Skuter matik', en: 'Scooter' },
  bebek: { id: 'Bebek', en: 'Underbone' },
  sport: { id: 'Sport', en: 'Sport' },
  trail: { id: 'Trail', en: 'Trail' },
  touring: { id: 'Touring', en: 'Touring' },
  listrik: { id: 'Motor listrik', en: 'Electric motorcycle' },
  ringan: { id: 'Truk ringan', en: 'Light truck' },
  sedang: { id: 'Truk sedang', en: 'Medium truck' },
  berat: { id: 'Truk berat', en: 'Heavy truck' },
  kargo: { id: 'Angkutan barang', en: 'Cargo' },
  penumpang: { id: 'Angkutan penumpang', en: 'Passenger' },
  pribadi: { id: 'Pribadi', en: 'Personal' },
};

const isCarBody = (body: string): body is BodyTypeCode => Object.hasOwn(bodyTypeNames, body);

export function bodyOf({ body }: NewVehicleModel, language: Language) {
  if (body === null) return null;
  return { slug: body, name: (isCarBody(body) ? bodyTypeNames[body] : otherBodyNames[body])[language] };
}

const transmissionNames: Readonly<Record<(typeof newTransmissions)[number], Localized>> = {
  manual: { id: 'Manual', en: 'Manual' },
  otomatis: { id: 'Otomatis', en: 'Automatic' },
  'semi-otomatis': { id: 'Semi-otomatis', en: 'Semi-automatic' },
};

/** Formats `2026-08` as August 2026, and `2026-08-31` with its day; a year stays as it is. */
export function dateName(date: string, language: Language): string {
  if (date.length === 4) return date;
  return date.length === 10 ? dateText(date, 'long', language) : formatMonth(date, language);
}

/** Source and as-of date of a price, as text. */
export function priceNoteOf({ price_date, source }: NewVehicleVariant, language: Language): string | null {
  if (price_date === null) return null;
  const date = dateName(price_date, language);
  if (source.id === 'catalogue')
    return { id: `Perkiraan OTR Jakarta ${date}`, en: `Estimate, on the road in Jakarta, ${date}` }[language];
  if (source.is_promotion)
    return { id: `Harga promo per ${date}`, en: `Promotional price as of ${date}` }[language];
  return source.is_estimate
    ? { id: `Perkiraan ${date}`, en: `Estimate of ${date}` }[language]
    : { id: `Harga daftar per ${date}`, en: `List price as of ${date}` }[language];
}

export const fuelName = ({ fuel }: NewVehicleVariant, language: Language) =>
  fuel === null ? null : fuelNames[fuel][language];

export const transmissionName = ({ transmission }: NewVehicleVariant, language: Language) =>
  transmission === null ? null : transmissionNames[transmission][language];

type Fact = {
  readonly name: Localized;
  readonly value: (variant: NewVehicleVariant, language: Language) => string | null;
  /**
   * The numeric fact behind the specification, if more is better regardless of use; length and weight, for
   * example, are not.
   */
  readonly most?: NumberFact;
};

const amount =
  (key: NumberFact, unit: string, digits = 0): Fact['value'] =>
  (variant, language) => {
    const value = variant[key];
    return value === null ? null : `${formatNumber(value, language, digits)}\u00a0${unit}`;
  };
type NumberFact = Exclude<
  keyof NewVehicleVariant,
  | 'name'
  | 'slug'
  | 'source'
  | 'earlier'
  | 'fuel'
  | 'transmission'
  | 'range_cycle'
  | 'price_date'
  | 'launch'
  | 'expected'
>;

const groups: readonly { readonly name: Localized; readonly facts: readonly Fact[] }[] = [
  {
    name: { id: 'Mesin dan penggerak', en: 'Engine and drive' },
    facts: [
      { name: { id: 'Bahan bakar', en: 'Fuel' }, value: fuelName },
      { name: { id: 'Kapasitas mesin', en: 'Displacement' }, value: amount('engine_cc', 'cc') },
      { name: { id: 'Tenaga', en: 'Power' }, value: amount('power_kw', 'kW', 1), most: 'power_kw' },
      { name: { id: 'Transmisi', en: 'Transmission' }, value: transmissionName },
      { name: { id: 'Tangki', en: 'Tank' }, value: amount('tank_l', 'L') },
    ],
  },
  {
    name: { id: 'Baterai dan pengisian', en: 'Battery and charging' },
    facts: [
      { name: { id: 'Baterai', en: 'Battery' }, value: amount('battery_kwh', 'kWh', 1) },
      {
        name: { id: 'Jarak tempuh', en: 'Range' },
        most: 'range_km',
        value(variant, language) {
          const range = amount('range_km', 'km')(variant, language);
          return range === null || variant.range_cycle === null ? range : `${range} (${variant.range_cycle})`;
        },
      },
      { name: { id: 'Cas AC', en: 'AC charging' }, value: amount('ac_kw', 'kW', 1), most: 'ac_kw' },
      {
        name: { id: 'Cas cepat DC', en: 'DC fast charging' },
        value: amount('dc_kw', 'kW', 1),
        most: 'dc_kw',
      },
    ],
  },
  {
    name: { id: 'Ukuran dan muatan', en: 'Size and load' },
    facts: [
      { name: { id: 'Kursi', en: 'Seats' }, value: ({ seats }) => (seats === null ? null : String(seats)) },
      { name: { id: 'Daya angkut', en: 'Payload' }, value: amount('payload_kg', 'kg'), most: 'payload_kg' },
      { name: { id: 'Berat total (GVW)', en: 'Gross weight (GVW)' }, value: amount('gvw_kg', 'kg') },
      { name: { id: 'Jarak sumbu roda', en: 'Wheelbase' }, value: amount('wheelbase_mm', 'mm') },
    ],
  },
];

/** The variants' known specifications by group; a value shared by all is listed once. */
export function specificationsOf(
  variants: readonly NewVehicleVariant[],
  language: Language,
): Specification[] {
  return groups.flatMap(({ name, facts }) => {
    const rows = facts.flatMap((fact) => {
      const values = variants.map((variant) => fact.value(variant, language));
      const isShared = new Set(values).size === 1;
      if (values.every((value) => value === null)) return [];
      const shown = isShared ? 1 : values.length;
      return [
        {
          name: fact.name[language],
          values: values.slice(0, shown),
          measures: fact.most ? measuresOf(variants.slice(0, shown), fact.most) : null,
        },
      ];
    });
    return rows.length === 0 ? [] : [{ name: name[language], rows }];
  });
}

function measuresOf(
  variants: readonly NewVehicleVariant[],
  fact: NumberFact,
): NonNullable<Specification['rows'][number]['measures']> {
  const values = variants.map((variant) => {
    const number = variant[fact];
    return number === null ? null : { number, basis: fact === 'range_km' ? variant.range_cycle : null };
  });
  return { better: 'high', values };
}

/** The most relevant facts of a variant, as text. */
export function factsOf(variant: NewVehicleVariant, language: Language): string[] {
  const known = [
    transmissionName(variant, language),
    fuelName(variant, language),
    variant.range_km === null
      ? amount('engine_cc', 'cc')(variant, language)
      : amount('range_km', 'km')(variant, language),
  ];
  return known.filter((fact) => fact !== null);
}
