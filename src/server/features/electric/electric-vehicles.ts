import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ElectricModel, ElectricVariant } from '#contract/electric/electric.schema.ts';
import type { ElectricKind, ElectricSort } from '#contract/electric/electric-paths.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import { drawingsOf } from '#server/features/new-vehicles/shared/model-drawings.ts';
import { isSold } from '#server/features/new-vehicles/shared/model-life.ts';
import { pricesOf } from '#server/features/new-vehicles/shared/new-model-card.ts';
import type {
  NewVehicleCatalogue,
  NewVehicleModel,
  NewVehicleVariant,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { priceNoteOf } from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import { idOf, labelOf } from '#server/features/new-vehicles/shared/variant-names.ts';
import { textAnswers } from '#server/reading/text-answers.ts';

const kinds = ['mobil', 'motor'] as const;
/** Maximum price difference of a rival, as a share of the electric variant's price. */
const rivalShare = 0.5;

/** A model with its electric variants that are on sale. */
type Sold = { readonly model: NewVehicleModel; readonly variants: readonly NewVehicleVariant[] };

export function electricVehiclesAnswer(
  catalogue: NewVehicleCatalogue,
  kind: ElectricKind,
  sort: ElectricSort,
  language: Language,
): DataOf<'electricVehicles'> {
  const sold = kinds
    .filter((each) => kind === 'all' || kind === each)
    .flatMap((each) => catalogue.get(each) ?? [])
    .flatMap(({ models }) => models)
    .map((model): Sold => {
      const isShown = (variant: NewVehicleVariant) => variant.fuel === 'listrik' && isSold(variant);
      return { model, variants: model.variants.filter(isShown) };
    })
    .filter(({ variants }) => variants.length > 0);
  const inOrder = sold
    .map((each) => ({ of: each.model, shown: modelOf(each, language) }))
    .sort((a, b) => orders[sort](a.shown, b.shown));
  const drawings = drawingsOf(inOrder.map(({ of }) => of));
  const models = inOrder.map(({ shown }, place) => ({ ...shown, drawing: drawings[place] ?? null }));
  return {
    ...textsOf(kind, models, language),
    models,
    variants: sold.flatMap((each) => variantsOf(catalogue, each, language)),
    sources: [
      ...new Set(sold.flatMap(({ variants }) => variants.map(({ source }) => source[`name_${language}`]))),
    ],
    faqs: textAnswers(faqsOf(models, language)),
  };
}

function most(variants: readonly NewVehicleVariant[], fact: 'ac_kw' | 'dc_kw'): number | null {
  const known = variants.flatMap((variant) => variant[fact] ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

const kindOf = ({ kind }: NewVehicleModel) => (kind === 'motor' ? 'motor' : 'mobil');

function modelOf({ model, variants }: Sold, language: Language): ElectricModel {
  const furthest = variants.toSorted((a, b) => (b.range_km ?? 0) - (a.range_km ?? 0))[0];
  return {
    ...{ kind: kindOf(model), brand: model.brand, slug: model.slug },
    ...{ name: model.name, body: model.body, prices: pricesOf(variants, language) },
    ...{ drawing: null, delivered: model.delivered?.units ?? null },
    range: furthest?.range_km ? { km: furthest.range_km, cycle: furthest.range_cycle } : null,
    acKw: most(variants, 'ac_kw'),
    dcKw: most(variants, 'dc_kw'),
  };
}

const none = Number.POSITIVE_INFINITY;
const byName = (a: ElectricModel, b: ElectricModel) =>
  `${a.brand.name} ${a.name}` < `${b.brand.name} ${b.name}` ? -1 : 1;
/** Ascending; unknown values (infinity) come last. */
const byNumber = (number: (model: ElectricModel) => number) => (a: ElectricModel, b: ElectricModel) =>
  number(a) === number(b) ? byName(a, b) : number(a) - number(b);
const orders: Readonly<Record<ElectricSort, (a: ElectricModel, b: ElectricModel) => number>> = {
  range: byNumber(({ range }) => (range === null ? none : -range.km)),
  price: byNumber(({ prices }) => prices?.min ?? none),
  // By DC power, highest first; models without a known DC power follow, by AC power.
  charging: byNumber(({ dcKw, acKw }) => (dcKw === null ? (acKw === null ? none : 1000 - acKw) : -dcKw)),
};

function variantsOf(
  catalogue: NewVehicleCatalogue,
  { model, variants }: Sold,
  language: Language,
): ElectricVariant[] {
  return variants.flatMap((variant) => {
    const { battery_kwh: batteryKwh, range_km: rangeKm, price } = variant;
    if (batteryKwh === null || rangeKm === null) return [];
    return [
      {
        kind: kindOf(model),
        ...{ id: idOf(model, variant), label: labelOf(model, variant), batteryKwh, rangeKm, price },
        ...{ cycle: variant.range_cycle, acKw: variant.ac_kw, dcKw: variant.dc_kw },
        priceNote: priceNoteOf(variant, language),
        rival: price === null ? null : rivalOf(catalogue, model, price, language),
      },
    ];
  });
}

/** The combustion variant of the same kind and body type with the closest price. */
function rivalOf(
  catalogue: NewVehicleCatalogue,
  { kind, body }: NewVehicleModel,
  price: number,
  language: Language,
): ElectricVariant['rival'] {
  const distance = (other: number) => Math.abs(other / price - 1);
  const [nearest] = (catalogue.get(kind) ?? [])
    .flatMap(({ models }) => models)
    .filter((model) => model.body === body)
    .flatMap((model) => model.variants.map((variant) => ({ model, variant })))
    .flatMap(({ model, variant }) => {
      const isRival = variant.fuel !== 'listrik' && variant.fuel !== null && isSold(variant);
      const own = variant.price;
      if (!isRival || own === null || distance(own) > rivalShare) return [];
      return [{ label: labelOf(model, variant), price: own, note: priceNoteOf(variant, language) ?? '' }];
    })
    .sort((a, b) => distance(a.price) - distance(b.price));
  return nearest ?? null;
}

function textsOf(kind: ElectricKind, models: readonly ElectricModel[], language: Language) {
  const name = {
    mobil: localized('Electric cars'),
    motor: localized('Electric motorcycles'),
    all: localized('Electric vehicles'),
  }[kind][language];
  const count = formatNumber(models.length, language);
  return {
    title: localized(`${name} in Indonesia`)[language],
    description: localized(
      `${count} models of ${name.toLowerCase()} by range, price and charging, with the cost per km, the time a charge takes, and ten years of owning one.`,
    )[language],
  };
}

function faqsOf(models: readonly ElectricModel[], language: Language): FaqEntry[] {
  const label = ({ brand, name }: ElectricModel) => `${brand.name} ${name}`;
  const furthest = models.toSorted(orders.range)[0];
  const cheapest = models.toSorted(orders.price)[0];
  const faqs: (FaqEntry | false)[] = [
    furthest !== undefined &&
      furthest.range !== null && {
        question: localized('Which of them has the longest range?')[language],
        answer: {
          id: `Dari yang kami ketahui ${label(furthest)}: ${formatNumber(furthest.range.km, 'id')} km${furthest.range.cycle ? ` (${furthest.range.cycle})` : ''}. Angka dari siklus uji yang berbeda tidak bisa langsung dibandingkan.`,
          en: `Of those we know, the ${label(furthest)}: ${formatNumber(furthest.range.km, 'en')} km${furthest.range.cycle ? ` (${furthest.range.cycle})` : ''}. Figures of different test cycles cannot be compared directly.`,
        }[language],
      },
    cheapest !== undefined &&
      cheapest.prices !== null && {
        question: localized('Which of them costs least?')[language],
        answer: {
          id: `Dari yang harganya kami ketahui ${label(cheapest)}: mulai ${formatPrice(cheapest.prices.min, 'id')} (${cheapest.prices.note}).`,
          en: `Of those whose price we know, the ${label(cheapest)}: from ${formatPrice(cheapest.prices.min, 'en')} (${cheapest.prices.note}).`,
        }[language],
      },
  ];
  return faqs.filter((faq) => faq !== false);
}
