import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { listingPath, sellerPath, usedCarsPath } from '#contract/paths.ts';
import styles from './lead-ways.module.css';

type Props = {
  readonly car: Pick<ListingDetail, 'slug' | 'modelSlug' | 'sellerId'>;
  readonly isOnItsPage?: boolean;
};

/** Where to go on after a lead about a car: back to it, to its seller's cars, or to others like it. */
export function LeadWays({ car: { slug, modelSlug, sellerId }, isOnItsPage = false }: Props) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`What next`} className={classNames(layouts.wrap8, styles.ways)}>
      {isOnItsPage ? null : (
        <ButtonLink variant="secondary" href={listingPath(slug)}>
          <Trans>Back to the car</Trans>
        </ButtonLink>
      )}
      {sellerId === null ? null : (
        <ButtonLink variant="quiet" href={sellerPath(sellerId)}>
          <Trans>This seller’s cars</Trans>
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" href={usedCarsPath(modelSlug)}>
        <Trans>Similar cars</Trans>
      </ButtonLink>
    </nav>
  );
}
