import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListingCard, ListingDetail } from '#contract/listing/listing.ts';
import { usedCarsPath } from '#contract/paths.ts';
import { LazyRail } from './lazy-rail.tsx';

type Props = {
  readonly listing: ListingDetail;
  heart(card: ListingCard): ReactNode;
};

/** Similar cars, and other brands' cars at a similar price. */
export function RelatedCars({ listing: { id, modelSlug }, heart }: Props) {
  const { t } = useLingui();
  return (
    <>
      <LazyRail from="similar" id={id} title={t`Similar cars`} href={usedCarsPath(modelSlug)} heart={heart} />
      <LazyRail from="crossSale" id={id} title={t`Others at about this price`} heart={heart} />
    </>
  );
}
