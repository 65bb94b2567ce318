import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './my-listing-card.module.css';

/** Activity of a listing, in numbers. */
export function ListingCounts({ listing }: { readonly listing: DashboardListing }) {
  const { views, activity, onOffer } = listing;
  const { favourites, leads } = activity;
  return (
    <div className={classNames(tints.neutral, styles.counts)}>
      <dl className={styles.sums}>
        <Sum name={<Trans>Views</Trans>} count={views} />
        <Sum name={<Trans>Contacts</Trans>} count={onOffer?.contacts ?? activity.contactViews} />
        <Sum name={<Trans>Offers</Trans>} count={activity.offers} />
      </dl>
      {favourites + leads === 0 ? null : (
        <p className={texts.noteFigures}>
          {favourites === 0 ? null : <Plural value={favourites} one="# favourite" other="# favourites" />}
          {favourites === 0 || leads === 0 ? null : ' · '}
          {leads === 0 ? null : <Plural value={leads} one="# message" other="# messages" />}
        </p>
      )}
    </div>
  );
}

function Sum({ name, count }: { readonly name: ReactNode; readonly count: number }) {
  const language = useLanguage();
  return (
    <div className={styles.sum}>
      <dt className={texts.note}>{name}</dt>
      <dd className={texts.priceFigures}>{formatNumber(count, language)}</dd>
    </div>
  );
}
