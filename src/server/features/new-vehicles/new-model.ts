import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { RunningRates } from '#contract/electric/running-rates.schema.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import type { Running, UsedYear } from '#contract/new-vehicles/new-model.schema.ts';
import type { NewModelCard, Specification } from '#contract/new-vehicles/new-vehicle.schema.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import { creditOf } from '#money/credit.ts';
import { type UsualCredit, usualTermsOf } from '#money/usual-credit.ts';
import {
  coloursOf,
  factsDate,
  warrantyOf,
  warrantyPartName,
} from '#server/features/new-vehicles/shared/model-facts.ts';
import { isSold, lifeOf } from '#server/features/new-vehicles/shared/model-life.ts';
import { cardOf, cardsOf, spanText } from '#server/features/new-vehicles/shared/new-model-card.ts';
import type {
  NewVehicleCatalogue,
  NewVehicleModel,
  NewVehicleVariant,
} from '#server/features/new-vehicles/shared/new-vehicle-catalogue.ts';
import { readElectricFigures, readSources } from '#server/features/new-vehicles/shared/new-vehicle-table.ts';
import {
  dateName,
  factsOf,
  inEnglish,
  priceNoteOf,
  specificationsOf,
} from '#server/features/new-vehicles/shared/new-vehicle-words.ts';
import {
  provinceNote,
  provincePricesOf,
  type TaxedProvince,
} from '#server/features/new-vehicles/shared/province-prices.ts';
import { textAnswers } from '#server/reading/text-answers.ts';
import { changesOf, keyFactsOf, stripOf, unknownFactsOf } from './key-facts.ts';
import { looksOf } from './model-looks.ts';

const mostRivals = 4;
/** Maximum price difference of a rival, as a share of the model's lowest price. */
const rivalShare = 0.25;

type Used = { readonly count: number; readonly url: string; readonly years: readonly UsedYear[] };

type Rates = {
  /** The provinces with known taxes. */
  readonly taxed: readonly TaxedProvince[];
  /** What lenders usually give for a new vehicle of the kind; none for other kinds. */
  readonly credits: readonly UsualCredit[];
  readonly running: RunningRates;
};

/**
 * @param used the used-car market of the model, if there is one
 * @param rates as of today
 */
export function newModelAnswer(
  catalogue: NewVehicleCatalogue,
  model: NewVehicleModel,
  used: Used | null,
  language: Language,
  { taxed, credits, running: rates }: Rates,
): DataOf<'newModel'> {
  const card = cardOf(model, language);
  const label = `${model.brand.name} ${model.name}`;
  const instalment = instalmentOf(model, credits);
  const colours = coloursOf(model, language);
  const warranty = warrantyGroup(model, language);
  const running = runningOf(model);
  const found = rivalsOf(catalogue, model);
  return {
    title: label,
    description: descriptionOf(label, card, language),
    model: card,
    looks: looksOf(model, colours),
    strip: stripOf(model.variants, language),
    variants: model.variants.map((variant, place) => ({
      slug: variant.slug,
      name: variant.name || model.name,
      facts: factsOf(variant, language),
      keyFacts: keyFactsOf(variant, language),
      changes: changesOf(variant, model.variants[place - 1], language),
      price: variant.price,
      isListPrice: isListPrice(variant),
      priceNote: priceNoteOf(variant, language),
      priceChanges: priceChangesOf(variant, language),
      provincePrices: provincePricesOf(variant, taxed),
    })),
    ...provincesAnswer(model, taxed, language),
    specifications: [...specificationsOf(model.variants, language), ...warranty],
    unknown: unknownFactsOf(model, language),
    factsNote: colours.length + warranty.length === 0 ? null : factsNoteOf(model, language),
    instalment,
    running: running && { ...running, rates },
    rivals: cardsOf(found, language).map((rival, place) => ({
      ...rival,
      variant: found[place]?.variants[0]?.slug,
    })),
    used: used && { ...used, years: [...used.years] },
    sources: sourcesOf(model, language),
    faqs: textAnswers(faqsOfModel(label, card, model, { instalment, used }, language)),
  };
}

/** Neither an estimate nor promotional, and of a variant that is sold. */
const isListPrice = (variant: NewVehicleVariant): boolean =>
  isSold(variant) && variant.price !== null && !variant.source.is_estimate && !variant.source.is_promotion;

function sourcesOf({ brand, slug, variants }: NewVehicleModel, language: Language): string[] {
  const figures = readElectricFigures().has(`${brand.slug}/${slug}`)
    ? readSources().get('electric-figures')
    : undefined;
  const all = [...variants.map(({ source }) => source), ...(figures ? [figures] : [])];
  return [...new Set(all.map((source) => source[`name_${language}`]))];
}

/** Maximum number of earlier prices that are shown. */
const mostEarlier = 3;

/** `Sejak Agustus 2025: +Rp 3.000.000`. An estimate, or a variant no longer sold, has none. */
function priceChangesOf(variant: NewVehicleVariant, language: Language): string[] {
  const { price, source, earlier } = variant;
  if (price === null || source.is_estimate || !isSold(variant)) return [];
  return earlier.slice(0, mostEarlier).map(({ price: before, date }) => {
    const since = dateName(date, language);
    const rupiah = `Rp ${formatNumber(Math.abs(price - before), language)}`;
    const change =
      price === before ? localized('unchanged')[language] : `${price > before ? '+' : '−'}${rupiah}`;
    return localized(`Since ${since}: ${change}`)[language];
  });
}

/** Cars and motorcycles only: service cost and consumption of other kinds are unknown. */
function runningOf({ kind, name, variants }: NewVehicleModel): Omit<Running, 'rates'> | null {
  if (kind !== 'mobil' && kind !== 'motor') return null;
  for (const { name: variant, price, fuel, battery_kwh: batteryKwh, range_km: rangeKm } of variants) {
    if (price === null) continue;
    const common = { kind, variant: variant || name, price };
    if (fuel === 'bensin') return { ...common, electric: null };
    if (fuel === 'listrik' && batteryKwh !== null && rangeKm !== null)
      return { ...common, electric: { batteryKwh, rangeKm } };
  }
  return null;
}

/** The provinces for which a price of the model can be calculated. */
function provincesAnswer(
  { variants }: NewVehicleModel,
  taxed: readonly TaxedProvince[],
  language: Language,
): Pick<DataOf<'newModel'>, 'provinces' | 'provinceNote'> {
  const isAnyKnown = variants.some((variant) =>
    provincePricesOf(variant, taxed).some((price) => price !== null),
  );
  const provinces = isAnyKnown ? taxed.map(({ id, name }) => ({ id, name })) : [];
  return { provinces, provinceNote: provinceNote(taxed, language) };
}

/** The maker's warranty by coverage. */
function warrantyGroup(model: NewVehicleModel, language: Language): Specification[] {
  const rows = warrantyOf(model).map(({ part, years, kilometers }) => {
    const distance = formatNumber(kilometers, language);
    return {
      name: warrantyPartName(part, language),
      values: [
        { id: `${years} tahun atau ${distance} km`, en: `${inEnglish(years, 'year')} or ${distance} km` }[
          language
        ],
      ],
    };
  });
  return rows.length === 0 ? [] : [{ name: localized("Maker's warranty")[language], rows }];
}

function factsNoteOf({ kind }: NewVehicleModel, language: Language): string {
  const date = dateName(factsDate, language);
  // Of other kinds no seats are known but those of a list.
  return (
    kind === 'mobil'
      ? localized(
          `Colours, seats and warranty: general knowledge of ${date}, may differ by variant; confirm it with a dealer.`,
        )
      : localized(
          `Colours and warranty: general knowledge of ${date}, may differ by variant; confirm it with a dealer.`,
        )
  )[language];
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
    en: `The new ${label}: ${kind}${inEnglish(variantCount, 'variant')} with specifications.${price}`,
  }[language];
}

/** Financing of the cheapest variant on sale, as lenders usually give it. */
function instalmentOf(
  { variants }: NewVehicleModel,
  credits: readonly UsualCredit[],
): DataOf<'newModel'>['instalment'] {
  const price = variants.find(isSold)?.price ?? null;
  const terms = price === null ? undefined : usualTermsOf(credits, price, 0);
  const credit = terms && creditOf(terms);
  if (!terms || credit?.effectiveRate === undefined) return null;
  const { downPayment, months, rate: flatRate } = terms;
  const { instalment: amount, effectiveRate } = credit;
  const share = credits.find(({ upToAge }) => upToAge >= 0)?.downPayment;
  return {
    ...{ price: terms.price, downPayment, months, amount, flatRate, effectiveRate },
    ...(share !== undefined && { share }),
  };
}

/** Models of the same kind and body type with a similar price; none if the model's price is unknown. */
function rivalsOf(catalogue: NewVehicleCatalogue, model: NewVehicleModel): NewVehicleModel[] {
  const price = model.variants[0]?.price ?? null;
  if (price === null || model.body === null) return [];
  const distance = (other: NewVehicleModel) => Math.abs((other.variants[0]?.price ?? 0) / price - 1);
  return (catalogue.get(model.kind) ?? [])
    .filter(({ slug }) => slug !== model.brand.slug)
    .flatMap(({ models }) => models)
    .filter((other) => other.body === model.body && lifeOf(other).status === 'on-sale')
    .filter((other) => distance(other) <= rivalShare)
    .sort((a, b) => distance(a) - distance(b) || (a.name < b.name ? -1 : 1))
    .slice(0, mostRivals);
}

type Known = Pick<DataOf<'newModel'>, 'instalment'> & { readonly used: Used | null };

function faqsOfModel(
  label: string,
  { prices, variantCount }: NewModelCard,
  { name: modelName, variants }: NewVehicleModel,
  { instalment, used }: Known,
  language: Language,
): FaqEntry[] {
  const percent = (rate: number) => `${formatNumber(rate, language, 1)}%`;
  const rupiah = (amount: number) => `Rp ${formatNumber(amount, language)}`;
  const names = variants.map(({ name }) => name || modelName);
  const faqs: (FaqEntry | false)[] = [
    prices !== null && {
      question: localized(`What does a new ${label} cost?`)[language],
      answer: `${spanText(prices, language)} (${prices.note}).`,
    },
    names.length > 1 && {
      question: localized(`Which variants of the ${label} are there?`)[language],
      answer: localized(`${variantCount} variants: ${names.join(', ')}.`)[language],
    },
    instalment !== null && {
      question: localized(`What is the instalment of a ${label}?`)[language],
      answer: localized(
        `An example, not an offer: ${rupiah(instalment.downPayment)} down and ${instalment.months} months at a flat ${percent(instalment.flatRate)} (effective ${percent(instalment.effectiveRate)}) a year come to ${rupiah(instalment.amount)} a month.`,
      )[language],
    },
    used !== null && {
      question: localized(`What does a used ${label} cost?`)[language],
      answer: {
        id: `${formatNumber(used.count, 'id')} iklan di Lajur, dari ${spanText(spanOf(used.years), 'id')}.`,
        en: `${inEnglish(used.count, 'ad')} on Lajur, from ${spanText(spanOf(used.years), 'en')}.`,
      }[language],
    },
  ];
  return faqs.filter((faq) => faq !== false);
}

const spanOf = (years: readonly UsedYear[]) => ({
  min: Math.min(...years.map(({ lowest }) => lowest)),
  max: Math.max(...years.map(({ highest }) => highest)),
});
