import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { creditSum, creditTerms } from '#contract/leads/credit.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import type { NewModelCard, NewPrices, UsedYear } from '#contract/new-vehicles/new-vehicle.schema.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import {
  type NewVehicleBrand,
  type NewVehicleModel,
  type NewVehicleVariant,
  readNewVehicles,
} from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { bodyOf, drawingOf, factsOf, kindNames, priceNoteOf, specificationsOf } from './new-vehicle-words.ts';

/** Models on the page of a kind. */
const mostPopular = 12;
const mostRivals = 4;
/** A rival's lowest price is within this share of the model's. */
const rivalShare = 0.25;
const exampleMonths = 60;

/** The span of what is priced, with where its two ends are from. */
export function pricesOf(variants: readonly NewVehicleVariant[], language: Language): NewPrices | null {
  const priced = variants
    .flatMap((variant) => (variant.price === null ? [] : [{ variant, price: variant.price }]))
    .sort((a, b) => a.price - b.price);
  const [lowest] = priced;
  const highest = priced.at(-1);
  if (!lowest || !highest) return null;
  const notes = [lowest, highest].map(({ variant }) => priceNoteOf(variant, language));
  return { min: lowest.price, max: highest.price, note: [...new Set(notes)].join(' – ') };
}

export function cardOf(model: NewVehicleModel, language: Language): NewModelCard {
  const years = model.variants.map(({ last_year }) => last_year);
  return {
    ...{ slug: model.slug, name: model.name, brand: model.brand, units2025: model.units2025 },
    body: bodyOf(model, language),
    drawing: drawingOf(model),
    variantCount: model.variants.length,
    prices: pricesOf(model.variants, language),
    lastYear: years.includes(null) ? null : Math.max(...years.map(Number)),
  };
}

function spanText({ min, max }: Pick<NewPrices, 'min' | 'max'>, language: Language): string {
  if (min === max) return formatPrice(min, language);
  return `${formatPrice(min, language)} ${{ id: 'sampai', en: 'to' }[language]} ${formatPrice(max, language)}`;
}

/** Brands of a kind, or the models of one of them. @returns undefined for an unknown brand */
export function newVehiclesAnswer(
  kind: VehicleKind,
  brandSlug: string | undefined,
  language: Language,
): Omit<DataOf<'newVehicles'>, 'used'> | undefined {
  const brands = readNewVehicles().get(kind) ?? [];
  const brand = brands.find(({ slug }) => slug === brandSlug);
  if (brandSlug !== undefined && !brand) return undefined;
  const shown = brand ? brand.models : mostDelivered(brands);
  const all = brands.map(({ slug, name, models }) => ({
    ...{ slug, name, modelCount: models.length },
    prices: pricesOf(
      models.flatMap(({ variants }) => variants),
      language,
    ),
  }));
  return {
    ...titleOf(kind, brand, brands, language),
    brand: brand ? { slug: brand.slug, name: brand.name } : null,
    brands: all,
    models: shown.map((model) => cardOf(model, language)),
    faqs: brand ? faqsOfBrand(brand, kind, language) : [],
  };
}

function mostDelivered(brands: readonly NewVehicleBrand[]): NewVehicleModel[] {
  return brands
    .flatMap(({ models }) => models)
    .filter(({ units2025 }) => units2025 !== null)
    .sort((a, b) => (b.units2025 ?? 0) - (a.units2025 ?? 0))
    .slice(0, mostPopular);
}

function titleOf(
  kind: VehicleKind,
  brand: NewVehicleBrand | undefined,
  brands: readonly NewVehicleBrand[],
  language: Language,
): { readonly title: string; readonly description: string } {
  const name = kindNames[kind][language];
  const models = brand ? brand.models : brands.flatMap((each) => each.models);
  const count = formatNumber(models.length, language);
  const variants = models.flatMap((model) => model.variants);
  const variantCount = formatNumber(variants.length, language);
  const priced = pricesOf(variants, language);
  const from = priced && formatPrice(priced.min, language);
  const price = from
    ? { id: ` Harga mulai ${from} (${priced.note}).`, en: ` Prices from ${from} (${priced.note}).` }
    : { id: '', en: '' };
  if (brand)
    return {
      title: { id: `${brand.name}: ${name} baru`, en: `New ${brand.name} ${name}` }[language],
      description: {
        id: `${count} model dan ${variantCount} varian ${name} ${brand.name}, dengan spesifikasinya.${price.id}`,
        en: `${count} models and ${variantCount} variants of ${brand.name} ${name}, with their specifications.${price.en}`,
      }[language],
    };
  return {
    title: {
      id: `${name.charAt(0).toUpperCase()}${name.slice(1)} baru di Indonesia`,
      en: `New ${name} in Indonesia`,
    }[language],
    description: {
      id: `${formatNumber(brands.length, 'id')} merek, ${count} model, dan ${variantCount} varian ${name} dengan harga dan spesifikasinya.`,
      en: `${formatNumber(brands.length, 'en')} brands, ${count} models and ${variantCount} variants of ${name} with their prices and specifications.`,
    }[language],
  };
}

function faqsOfBrand(brand: NewVehicleBrand, kind: VehicleKind, language: Language): FaqEntry[] {
  const priced = brand.models.flatMap((model) => {
    const prices = pricesOf(model.variants, language);
    return prices ? [{ model, prices }] : [];
  });
  const cheapest = priced.toSorted((a, b) => a.prices.min - b.prices.min)[0];
  const dearest = priced.toSorted((a, b) => b.prices.max - a.prices.max)[0];
  const name = kindNames[kind][language];
  if (!cheapest || !dearest) return [];
  const entry = ({ model, prices }: typeof cheapest, price: number) =>
    `${brand.name} ${model.name}: ${formatPrice(price, language)} (${prices.note}).`;
  return [
    {
      question: {
        id: `Apa ${name} ${brand.name} yang paling murah?`,
        en: `Which of the ${brand.name} ${name} costs least?`,
      }[language],
      answer: entry(cheapest, cheapest.prices.min),
    },
    {
      question: {
        id: `Apa ${name} ${brand.name} yang paling mahal?`,
        en: `Which of the ${brand.name} ${name} costs most?`,
      }[language],
      answer: entry(dearest, dearest.prices.max),
    },
  ];
}

type Used = { readonly count: number; readonly url: string; readonly years: readonly UsedYear[] };

/** @param used the used market of the model, where there is one */
export function newModelAnswer(
  model: NewVehicleModel,
  used: Used | null,
  language: Language,
): DataOf<'newModel'> {
  const card = cardOf(model, language);
  const label = `${model.brand.name} ${model.name}`;
  const instalment = instalmentOf(model);
  return {
    title: label,
    description: descriptionOf(label, card, language),
    model: card,
    variants: model.variants.map((variant, index) => {
      const before = model.variants[index - 1]?.price ?? null;
      return {
        name: variant.name || model.name,
        facts: factsOf(variant, language),
        price: variant.price,
        priceNote: priceNoteOf(variant, language),
        step: variant.price === null || before === null ? null : variant.price - before,
      };
    }),
    specifications: specificationsOf(model.variants, language),
    instalment,
    rivals: rivalsOf(model).map((rival) => cardOf(rival, language)),
    used: used && { ...used, years: [...used.years] },
    sources: [...new Set(model.variants.map(({ source }) => source[`name_${language}`]))],
    faqs: faqsOfModel(label, card, model, { instalment, used }, language),
  };
}

function descriptionOf(
  label: string,
  { prices, variantCount, body }: NewModelCard,
  language: Language,
): string {
  const kind = body === null ? '' : `${body.name}. `;
  const price = prices === null ? '' : ` ${spanText(prices, language)} (${prices.note}).`;
  return {
    id: `${label} baru: ${kind}${formatNumber(variantCount, 'id')} varian dengan spesifikasinya.${price}`,
    en: `The new ${label}: ${kind}${formatNumber(variantCount, 'en')} ${variantCount === 1 ? 'variant' : 'variants'} with specifications.${price}`,
  }[language];
}

/** The cheapest variant with the usual down payment. Nothing that is no longer sold. */
function instalmentOf({ variants }: NewVehicleModel): DataOf<'newModel'>['instalment'] {
  const price = variants.find(({ last_year }) => last_year === null)?.price ?? null;
  if (price === null) return null;
  const downPayment = Math.round(price * creditTerms.usualDownPayment);
  const { flatRate } = creditTerms;
  const sum = creditSum({ price, downPayment, months: exampleMonths, flatRate });
  if (!sum) return null;
  const { instalment: amount, effectiveRate } = sum;
  return { price, downPayment, months: exampleMonths, amount, flatRate, effectiveRate };
}

/** Of the same kind and body at about the same price; without a price none is said to be one. */
function rivalsOf(model: NewVehicleModel): NewVehicleModel[] {
  const price = model.variants[0]?.price ?? null;
  if (price === null || model.body === null) return [];
  const distance = (other: NewVehicleModel) => Math.abs((other.variants[0]?.price ?? 0) / price - 1);
  return (readNewVehicles().get(model.kind) ?? [])
    .filter(({ slug }) => slug !== model.brand.slug)
    .flatMap(({ models }) => models)
    .filter(({ body, variants: [first] }) => body === model.body && first?.last_year === null)
    .filter((other) => distance(other) <= rivalShare)
    .sort((a, b) => distance(a) - distance(b) || (a.name < b.name ? -1 : 1))
    .slice(0, mostRivals);
}

type Known = Pick<DataOf<'newModel'>, 'instalment'> & { readonly used: Used | null };

function faqsOfModel(
  label: string,
  { prices, variantCount }: NewModelCard,
  { variants }: NewVehicleModel,
  { instalment, used }: Known,
  language: Language,
): FaqEntry[] {
  const percent = (share: number) => `${formatNumber(share * 100, language, 1)}%`;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const names = variants.map(({ name }) => name).filter((name) => name !== '');
  const faqs: (FaqEntry | false)[] = [
    prices !== null && {
      question: { id: `Berapa harga ${label} baru?`, en: `What does a new ${label} cost?` }[language],
      answer: `${spanText(prices, language)} (${prices.note}).`,
    },
    names.length > 1 && {
      question: { id: `Apa saja varian ${label}?`, en: `Which variants of the ${label} are there?` }[
        language
      ],
      answer: {
        id: `${variantCount} varian: ${names.join(', ')}.`,
        en: `${variantCount} variants: ${names.join(', ')}.`,
      }[language],
    },
    instalment !== null && {
      question: { id: `Berapa cicilan ${label}?`, en: `What is the instalment of a ${label}?` }[language],
      answer: {
        id: `Contoh hitungan, bukan penawaran: uang muka ${rupiah(instalment.downPayment)} dan ${instalment.months} bulan dengan bunga flat ${percent(instalment.flatRate)} (efektif ${percent(instalment.effectiveRate)}) setahun menjadi ${rupiah(instalment.amount)} sebulan.`,
        en: `An example, not an offer: ${rupiah(instalment.downPayment)} down and ${instalment.months} months at a flat ${percent(instalment.flatRate)} (effective ${percent(instalment.effectiveRate)}) a year come to ${rupiah(instalment.amount)} a month.`,
      }[language],
    },
    used !== null && {
      question: { id: `Berapa harga ${label} bekas?`, en: `What does a used ${label} cost?` }[language],
      answer: {
        id: `${formatNumber(used.count, 'id')} iklan di Lajur, dari ${spanText(spanOf(used.years), 'id')}.`,
        en: `${formatNumber(used.count, 'en')} ${used.count === 1 ? 'ad' : 'ads'} on Lajur, from ${spanText(spanOf(used.years), 'en')}.`,
      }[language],
    },
  ];
  return faqs.filter((faq) => faq !== false);
}

const spanOf = (years: readonly UsedYear[]) => ({
  min: Math.min(...years.map(({ lowest }) => lowest)),
  max: Math.max(...years.map(({ highest }) => highest)),
});
