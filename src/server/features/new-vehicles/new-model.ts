import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { creditSum, creditTerms } from '#contract/leads/credit.ts';
import { formatNumber } from '#contract/money.ts';
import type { NewModelCard, UsedYear } from '#contract/new-vehicles/new-vehicle.schema.ts';
import type { FaqEntry } from '#contract/site/navigation.ts';
import { type NewVehicleModel, readNewVehicles } from '#server/new-vehicles/new-vehicle-catalogue.ts';
import { cardOf, spanText } from './new-model-card.ts';
import { factsOf, priceNoteOf, specificationsOf } from './new-vehicle-words.ts';

const mostRivals = 4;
/** A rival's lowest price is within this share of the model's. */
const rivalShare = 0.25;
const exampleMonths = 60;

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
