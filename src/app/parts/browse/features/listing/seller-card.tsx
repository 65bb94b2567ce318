import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, FlaskConical, LockKeyhole, MapPin } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Age } from '#app/parts/first/features/listing/age.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { listingTypeNames } from '#contract/vehicles/vehicle.ts';
import styles from './seller-card.module.css';

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

/** The seller: kind, place and date. The number is not in the page: only a signed-in visitor gets it. */
export function SellerCard({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const kind = listingTypeNames[listing.listingType][language];
  const name = listing.sellerName ?? t`Seller`;
  return (
    <div className={styles.card}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={styles.text}>
        <p>
          <strong>{name}</strong> · {kind}
        </p>
        <p className={styles.line}>
          {listing.isDemo ? (
            <Icon of={FlaskConical} size={16} />
          ) : listing.mobileVerified ? (
            <Icon of={BadgeCheck} size={16} className={styles.check} />
          ) : (
            <Icon of={MapPin} size={16} />
          )}
          <span>
            {listing.isDemo ? (
              <>
                <Trans>Demonstration seller</Trans> ·{' '}
              </>
            ) : listing.mobileVerified ? (
              <>
                <Trans>Verified</Trans> ·{' '}
              </>
            ) : null}
            {listing.place}
          </span>
        </p>
        <p>
          <Trans>
            Listed <Age instant={listing.publishedAt} />
          </Trans>
        </p>
      </div>
      {listing.mobileVerified && listing.status !== 'sold' ? (
        <p className={styles.number}>
          <Icon of={LockKeyhole} size={16} />
          <span aria-hidden="true">08••-••••-••••</span>
          <span className="visually-hidden">
            <Trans>Number locked</Trans>
          </span>
        </p>
      ) : null}
    </div>
  );
}
