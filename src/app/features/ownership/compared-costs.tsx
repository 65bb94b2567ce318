import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { yearInJakarta } from '#contract/dates.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { costInputsOf } from './inputs.ts';
import { useOwnNumbers } from './own-numbers.ts';
import { totalCostFor } from './total-cost.ts';
import { knownOfListing } from './use-vehicle-cost.ts';

/** What owning a car costs in a month, and what that assumes. */
type MonthlyCost = {
  readonly text: string;
  readonly note: string;
  /** Undefined where a part of the sum is unknown: such sums are not compared. */
  readonly rupiah: number | undefined;
};

type Props = {
  readonly listings: readonly ListingDetail[];
  onKnown(costs: ReadonlyMap<number, MonthlyCost>): void;
};

/** Reckons what each car costs its owner, with the same driver, cover and years; shows nothing itself. */
export function ComparedCosts({ listings, onKnown }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useApi('ownership', {});
  const own = useOwnNumbers('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another page
  useEffect(() => {
    if (!data) return;
    const inputs = costInputsOf(own);
    const year = yearInJakarta(Date.now());
    const known = listings.flatMap((listing): [number, MonthlyCost][] => {
      const { cost, figures, problem } = totalCostFor(data, inputs, knownOfListing(listing), year);
      if (problem !== undefined) return [];
      const { years, aMonth } = cost;
      const distance = `${formatNumber(figures.kmPerMonth, language)} km`;
      const rupiah = cost.unknown.length > 0 ? undefined : aMonth;
      const note = t`Average of ${years} years, ${distance} a month`;
      return [[listing.id, { text: formatPrice(aMonth, language), note, rupiah }]];
    });
    onKnown(new Map(known));
  }, [data, own, listings, onKnown]);
  return null;
}
