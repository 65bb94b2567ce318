import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useFactWords } from '#app/ui/car/fact-words.ts';
import { bestOf, differs, type Measure } from '#app/ui/comparison/best-of.ts';
import type { ComparisonRow } from '#app/ui/comparison/comparison-table.tsx';
import { type ComparedFact, comparedFacts } from '#contract/listing/car-facts.ts';
import { formatKilometers, formatPercent, formatPrice } from '#contract/money.ts';
import { listingTypeNames, transmissionNames } from '#contract/vehicles/card-words.ts';
import { bodyTypeNames, colorNames, fuelNames } from '#contract/vehicles/vehicle.ts';
import type { KeptCard, KeptFacts } from '#offline/listing/kept-card.schema.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import { againstMarket, percentBeside } from './against-market.ts';
import type { ComparedCar, MonthlyCosts } from './use-comparison.ts';

type Text = string | null | undefined;
type Fact = {
  readonly name: string;
  text(card: KeptCard): Text;
  /** What the value assumes. */
  note?(card: KeptCard): string | undefined;
  /** Which direction is better, and the label of the best value. */
  readonly best?: {
    readonly measure: (card: KeptCard) => Measure;
    readonly better: 'low' | 'high';
    readonly word: string;
  };
};

const monthNumber = (month: string | null | undefined): Measure =>
  month ? Number(month.replace('-', '')) : null;

/**
 * The rows of the comparison; rows without any known value are omitted.
 * @param costs what owning a car costs a month, by its id
 */
export function useComparisonRows(cars: readonly ComparedCar[], costs: MonthlyCosts): ComparisonRow[] {
  const facts = useFacts(costs);
  return facts.flatMap(({ name, text, note, best }) => {
    const texts = cars.map(({ card }) => (card && text(card)) ?? null);
    const notes = cars.map(({ card }) => card && note?.(card));
    if (texts.every((each) => each === null)) return [];
    const places = best
      ? bestOf(
          // Cars that are no longer on offer are not compared.
          cars.map(({ card }) => (card && !isOver(card) ? best.measure(card) : null)),
          best.better,
        )
      : new Set<number>();
    const cells = texts.map((each, place) => ({
      text: each,
      note: notes[place] ?? null,
      best: places.has(place) ? best?.word : undefined,
    }));
    return [{ name, cells, differs: differs(texts) }];
  });
}

function useFacts(costs: MonthlyCosts): Fact[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { words, textOf } = useFactWords();
  const bests: Readonly<Partial<Record<ComparedFact, Fact['best']>>> = {
    ownership: { measure: ({ facts }) => facts?.ownership, better: 'low', word: t`Fewest owners` },
    taxPaidUntil: {
      measure: ({ facts }) => monthNumber(facts?.taxPaidUntil),
      better: 'high',
      word: t`Tax paid longest`,
    },
  };
  const of =
    (tell: (facts: KeptFacts) => Text) =>
    ({ facts }: KeptCard): Text =>
      facts && tell(facts);

  return [
    {
      name: t`Price`,
      text: ({ price }) => formatPrice(price, language),
      best: { measure: ({ price }) => price, better: 'low', word: t`Best price` },
    },
    {
      name: t`Compared with the market`,
      text: (card) => {
        const word = {
          below: t`Below market`,
          fair: t`Fair price`,
          above: t`Above market`,
        }[card.marketBadge ?? 'fair'];
        if (card.marketBadge === null || card.marketBadge === undefined) return null;
        const percent = percentBeside(card);
        return percent === undefined ? word : `${word} (${formatPercent(percent, language)})`;
      },
      best: { measure: againstMarket, better: 'low', word: t`Cheapest of its kind` },
    },
    {
      name: t`Year`,
      text: ({ makeYear }) => String(makeYear),
      best: { measure: ({ makeYear }) => makeYear, better: 'high', word: t`Newest car` },
    },
    {
      name: t`Mileage`,
      text: ({ kilometerDriven }) =>
        kilometerDriven === null ? null : formatKilometers(kilometerDriven, language),
      best: { measure: ({ kilometerDriven }) => kilometerDriven, better: 'low', word: t`Fewest kilometres` },
    },
    {
      name: t`Transmission`,
      text: ({ transmission }) => transmission && transmissionNames[transmission][language],
    },
    { name: t`Fuel`, text: of(({ fuel }) => fuelNames[fuel][language]) },
    { name: t`Body type`, text: ({ bodyType }) => bodyType && bodyTypeNames[bodyType][language] },
    { name: t`Colour`, text: of(({ color }) => color && colorNames[color][language]) },
    ...comparedFacts.map((name) => ({
      name: words[name].name,
      text: of((facts) => textOf(name, facts)),
      ...(bests[name] && { best: bests[name] }),
    })),
    {
      name: t`Monthly instalment`,
      text: ({ instalment }) => (instalment === undefined ? null : `± ${formatPrice(instalment, language)}`),
      note({ instalmentTerms }) {
        if (!instalmentTerms) return undefined;
        const { downPayment: share, months } = instalmentTerms;
        return t`${share}% down, ${months} months`;
      },
    },
    {
      name: t`Monthly cost of owning it`,
      text: ({ id }) => costs.get(id)?.text,
      note: ({ id }) => costs.get(id)?.note,
      best: { measure: ({ id }) => costs.get(id)?.rupiah, better: 'low', word: t`Cheapest to own` },
    },
    { name: t`Place`, text: ({ place }) => place },
    { name: t`Seller`, text: ({ listingType }) => listingType && listingTypeNames[listingType][language] },
  ];
}
