import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, FlaskConical, LockKeyhole } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { initialsOf } from '#app/ui/initials.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { sellerPath } from '#contract/paths.ts';
import { listingTypeNames } from '#contract/vehicles/card-words.ts';
import { Age } from './age.tsx';
import styles from './seller-card.module.css';

/** The seller: type, place and date. The number is not part of the page: only signed-in visitors get it. */
export function SellerCard({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const kind = listingTypeNames[listing.listingType][language];
  const number = String(listing.id);
  const name = listing.sellerName ?? t`Seller`;
  return (
    <div className={styles.card}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={styles.text}>
        <p>
          {listing.sellerId === null ? (
            <strong>{name}</strong>
          ) : (
            <AppLink href={sellerPath(listing.sellerId)} className={styles.name}>
              <strong>{name}</strong>
            </AppLink>
          )}{' '}
          · {kind}
        </p>
        <p className={styles.line}>
          {listing.isDemo ? (
            <Icon of={FlaskConical} size={16} />
          ) : listing.mobileVerified ? (
            <Icon of={BadgeCheck} size={16} className={texts.green} />
          ) : (
            <Icon of="place" size={16} />
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
          {listing.id > 0 ? (
            <>
              {' · '}
              <Trans>Ad no. {number}</Trans>
            </>
          ) : null}
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
