import { Trans } from '@lingui/react/macro';
import { CarWays } from '#app/features/leads/car-ways.tsx';
import type { OpenSheet } from '#app/features/listing/contact-actions.tsx';
import { FactGroups } from '#app/features/listing/fact-groups.tsx';
import { sectionIds } from '#app/features/listing/section-ids.ts';
import { SectionTabs } from '#app/features/listing/section-tabs.tsx';
import { SellerCard } from '#app/features/listing/seller-card.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import styles from './car-sections.module.css';

const ConditionCard = hydratedLater(
  'car',
  async () => (await import('#app/features/listing/condition-card.tsx')).ConditionCard,
);
const LoanBlock = hydratedLater(
  'car',
  async () => (await import('#app/features/credit/loan-block.tsx')).LoanBlock,
);
const PriceHistory = hydratedLater(
  'car',
  async () => (await import('#app/features/listing/price-history.tsx')).PriceHistory,
);

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
        <HydrateOnTouch id="condition-card" of={listing} prepare={ConditionCard.prepare}>
          <ConditionCard listing={listing} onAsk={(question) => onOpen('contact', question)} />
        </HydrateOnTouch>
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
          <HydrateOnTouch id="price-history" of={listing} prepare={PriceHistory.prepare}>
            <PriceHistory listing={listing} />
          </HydrateOnTouch>
        </div>
      </div>
      <div className={styles.side}>
        <HydrateOnTouch id="loan-block" of={listing} prepare={LoanBlock.prepare}>
          <LoanBlock id={sectionIds.loan} listing={listing} />
        </HydrateOnTouch>
        <SellerCard listing={listing} />
        <CarWays listing={listing} onOpen={onOpen} />
      </div>
    </div>
  );
}
