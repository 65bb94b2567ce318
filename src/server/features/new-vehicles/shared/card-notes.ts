import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { formatNumber } from '#contract/money.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import { creditOf } from '#money/credit.ts';
import { type UsualCredit, usualTermsOf } from '#money/usual-credit.ts';
import { lowestOf } from './new-model-card.ts';
import type { NewVehicleModel } from './new-vehicle-catalogue.ts';

/*
 * What the cards of a page have in common: said once a page, since the model's own page has the type and date of each
 * price.
 */

const typeNames = {
  promotion: localized('promotional prices'),
  estimate: localized('other estimates'),
  list: localized('list prices'),
};

/** Type, source and as-of date of the models' lowest prices; null where none is known. */
export function priceNoteOfAll(models: readonly NewVehicleModel[], language: Language): string | null {
  const priced = models.flatMap((model) => {
    const lowest = lowestOf(model.variants, language);
    const variant = model.variants.find(({ price }) => price === lowest?.min);
    return lowest && variant ? [{ note: lowest.note, ...variant }] : [];
  });
  const counts = new Map<string, number>();
  for (const { note } of priced) counts.set(note, (counts.get(note) ?? 0) + 1);
  const [main] = [...counts].sort(([, a], [, b]) => b - a);
  if (!main) return null;
  const [usual] = main;
  const others = priced.filter(({ note }) => note !== usual);
  if (others.length === 0) return usual;
  const years = others.map(({ price_date }) => price_date?.slice(0, 4) ?? '').sort();
  const [first, last] = [years[0], years.at(-1)];
  const span = first === last ? first : `${first}–${last}`;
  const types = new Set(
    others.map(({ source }) =>
      source.is_promotion ? 'promotion' : source.is_estimate ? 'estimate' : 'list',
    ),
  );
  const named = (['list', 'promotion', 'estimate'] as const).flatMap((type) =>
    types.has(type) ? [typeNames[type][language]] : [],
  );
  const kinds = named.join(', ');
  return localized(`${usual}; some are ${kinds} of ${span}, as the model’s page says.`)[language];
}

/** What the instalments of cards assume; null where no card has one. */
export function instalmentNoteOf(
  cards: readonly NewModelCard[],
  credits: readonly UsualCredit[],
  language: Language,
): string | null {
  const price = cards.find(({ instalment }) => instalment !== null)?.prices?.min;
  const terms = price === undefined ? undefined : usualTermsOf(credits, price, 0);
  const effective = terms && creditOf(terms)?.effectiveRate;
  if (!terms || effective === undefined) return null;
  const percent = (rate: number) => `${formatNumber(rate, language, 1)}%`;
  const share = percent(credits[0]?.downPayment ?? 0);
  return localized(
    `Instalments are an example: ${share} down, ${terms.months} months, a flat ${percent(terms.rate)} (effective ${percent(effective)}) a year.`,
  )[language];
}
