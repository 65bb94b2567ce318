import { Trans } from '@lingui/react/macro';
import { LoanBlock } from '#app/features/credit/loan-block.tsx';
import { CarWays } from '#app/features/leads/car-ways.tsx';
import { ConditionCard } from '#app/features/listing/condition-card.tsx';
import type { OpenSheet } from '#app/features/listing/contact-actions.tsx';
import { FactGroups } from '#app/features/listing/fact-groups.tsx';
import { PriceHistory } from '#app/features/listing/price-history.tsx';
import { sectionIds } from '#app/features/listing/section-ids.ts';
import { SectionTabs } from '#app/features/listing/section-tabs.tsx';
import { SellerCard } from '#app/features/listing/seller-card.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import styles from './car-sections.module.css';

type Props = { readonly listing: ListingDetail; readonly onOpen: OpenSheet };

/** What a car's page says below its price, from what the car is to what one can do about it. */
export function CarSections({ listing, onOpen }: Props) {
  return (
    <div className={styles.sections}>
      <SectionTabs listing={listing} className={styles.tabs} />
      <div className={styles.whole}>
        <FactGroups listing={listing} />
      </div>
      <div className={styles.side}>
        <ConditionCard listing={listing} onAsk={(question) => onOpen('contact', question)} />
        <section aria-labelledby="words-title" className={layouts.column10}>
          <h2 id="words-title" className={texts.title}>
            <Trans>In the seller’s words</Trans>
          </h2>
          <div className={classNames(layouts.raisedCard, styles.words)} lang="id">
            <p className={patterns.strong}>{listing.title}</p>
            {listing.description === '' ? null : (
              <p className={classNames(texts.quiet, styles.description)}>{listing.description}</p>
            )}
          </div>
        </section>
        <div className={styles.last}>
          <PriceHistory listing={listing} />
        </div>
      </div>
      <div className={styles.side}>
        <LoanBlock id={sectionIds.loan} listing={listing} />
        <SellerCard listing={listing} />
        <CarWays listing={listing} onOpen={onOpen} />
      </div>
    </div>
  );
}
