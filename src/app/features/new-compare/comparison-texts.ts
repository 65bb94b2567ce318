import { type Language, pathInLanguage } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatPrice } from '#contract/money.ts';
import { compareNewPath } from '#contract/new-compare/variant-ids.ts';
import { breadcrumbsTo } from '#contract/site/breadcrumbs.ts';
import type { Breadcrumb, FaqEntry } from '#contract/site/navigation.ts';
import { categories } from '#contract/vehicles/vehicle.ts';
import { newVehiclesPath, type VehicleKind } from '#contract/vehicles/vehicle-paths.ts';
import type { ComparedVariant } from './compared-variants.ts';

/* Title, description and questions of a comparison page, generated from the compared data. */

function namesOf(compared: readonly ComparedVariant[]): string[] {
  return compared.flatMap(({ known }) => (known ? [known.label] : []));
}

function joined(names: readonly string[], language: Language): string {
  const and = localized(' and ')[language];
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(and);
}

const kindName = (kind: VehicleKind, language: Language) =>
  (categories.find(({ slug }) => slug === kind)?.name[language] ?? '').toLowerCase();

/** The title of the page without selected variants. */
export function comparePageTitle(kind: VehicleKind, language: Language): string {
  const name = kindName(kind, language);
  return localized(`Compare new ${name}`)[language];
}

export function comparisonTitle(
  kind: VehicleKind,
  compared: readonly ComparedVariant[],
  language: Language,
): string {
  const names = namesOf(compared);
  if (names.length === 0) return comparePageTitle(kind, language);
  if (names.length === 1) return localized(`Compare the ${names[0]} with others`)[language];
  return { id: `Bandingkan ${joined(names, 'id')}`, en: `Compare ${joined(names, 'en')}` }[language];
}

export function comparisonDescription(
  kind: VehicleKind,
  compared: readonly ComparedVariant[],
  language: Language,
): string {
  const priced = compared.flatMap(({ known }) =>
    known?.variant.price
      ? [`${known.label} ${formatPrice(known.variant.price, language)} (${known.variant.priceNote})`]
      : [],
  );
  if (priced.length > 0)
    return {
      id: `Harga dan spesifikasi berdampingan: ${joined(priced, 'id')}.`,
      en: `Prices and specifications side by side: ${joined(priced, 'en')}.`,
    }[language];
  const name = kindName(kind, language);
  return localized(
    `Up to four variants of new ${name} side by side: prices with their dates, specifications, and what differs.`,
  )[language];
}

/** Which variant is cheapest and by how much; empty unless at least two known prices differ. */
export function comparisonFaqs(compared: readonly ComparedVariant[], language: Language): FaqEntry[] {
  const priced = compared
    .flatMap(({ known }) =>
      known?.variant.price && known.model.status === 'on-sale'
        ? [{ label: known.label, price: known.variant.price, note: known.variant.priceNote }]
        : [],
    )
    .sort((a, b) => a.price - b.price);
  const [cheapest] = priced;
  const dearest = priced.at(-1);
  if (!cheapest || !dearest || cheapest.price === dearest.price) return [];
  const names = joined(
    priced.map(({ label }) => label),
    language,
  );
  const said = (one: typeof cheapest) => `${one.label} ${formatPrice(one.price, language)} (${one.note})`;
  const difference = formatPrice(dearest.price - cheapest.price, language);
  return [
    {
      question: localized(`Which costs least: ${names}?`)[language],
      answer: localized(`The ${said(cheapest)}. That is ${difference} less than the ${said(dearest)}.`)[
        language
      ],
    },
  ];
}

export function comparisonBreadcrumbs(language: Language, kind: VehicleKind): Breadcrumb[] {
  const name = kindName(kind, language);
  const fresh = {
    id: `${name.charAt(0).toUpperCase()}${name.slice(1)} baru`,
    en: `New ${name}`,
  }[language];
  return breadcrumbsTo(
    language,
    [fresh, newVehiclesPath(kind)],
    [comparePageTitle(kind, language), compareNewPath(kind)],
  );
}

/** The action URL of the forms on the comparison page. */
export const comparisonAction = (kind: VehicleKind, language: Language): string =>
  pathInLanguage(compareNewPath(kind), language);
