import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CarFront, ChevronRight, FlaskConical } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { initialsOf } from '#app/ui/initials.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatMonth } from '#contract/date-words.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatNumber } from '#contract/money.ts';
import { sellerPath } from '#contract/paths.ts';
import { listingTypeNames } from '#contract/vehicles/card-words.ts';
import { sectionIds } from './section-ids.ts';
import styles from './seller-card.module.css';

/** The seller with what was measured about them, each fact only where it is known. The number is no part of the page. */
export function SellerCard({ listing }: { readonly listing: ListingDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { seller, sellerId } = listing;
  const name = listing.sellerName ?? t`Seller`;
  const month = seller?.since ? formatMonth(seller.since, language) : undefined;
  const { answerHours: hours = null, answers = 0, sold = 0, count = 1 } = seller ?? {};
  const days = hours === null ? 0 : Math.round(hours / 24);
  const others = count - 1;
  return (
    <section id={sectionIds.seller} aria-labelledby="seller-title" className={layouts.column10}>
      <h2 id="seller-title" className={texts.title}>
        <Trans>Seller</Trans>
      </h2>
      <div className={classNames(layouts.raisedCard, styles.card)}>
        <div className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <div className={layouts.narrow}>
            <p className={styles.name}>
              {name}
              {listing.mobileVerified && !listing.isDemo ? (
                <>
                  <Icon of={BadgeCheck} size={18} className={texts.green} />
                  <span className="visually-hidden">
                    <Trans>Number verified</Trans>
                  </span>
                </>
              ) : null}
            </p>
            <p className={texts.note}>
              {[
                listingTypeNames[listing.listingType][language],
                month === undefined ? undefined : t`on Lajur since ${month}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {listing.isDemo ? (
              <p className={classNames(texts.note, styles.demo)}>
                <Icon of={FlaskConical} size={14} stroke={2.25} />
                <Trans>Demonstration seller</Trans>
              </p>
            ) : null}
          </div>
        </div>
        <dl className={styles.facts}>
          {hours === null ? null : (
            <Fact name={<Trans>Usual answer</Trans>}>
              {hours < 48 ? (
                <Plural value={hours} one="± # hour" other="± # hours" />
              ) : (
                <Plural value={days} one="± # day" other="± # days" />
              )}
            </Fact>
          )}
          {seller?.isSilent ? (
            <Fact name={<Trans>Lately</Trans>}>
              <Trans>Has not answered for days</Trans>
            </Fact>
          ) : null}
          {sold === 0 ? null : (
            <Fact name={<Trans>Sold on Lajur</Trans>}>
              <Plural value={sold} one="# car" other={`${formatNumber(sold, language)} cars`} />
            </Fact>
          )}
          <Fact name={<Trans>Where the car is</Trans>}>
            {listing.district ? `${listing.district}, ${listing.place}` : listing.place}
          </Fact>
        </dl>
        {hours === null ? null : (
          <p className={classNames(texts.faint, styles.basis)}>
            <Plural
              value={answers}
              one="From # answer to a buyer"
              other={`From ${formatNumber(answers, language)} answers to buyers`}
            />
          </p>
        )}
        {sellerId === null ? null : (
          <AppLink href={sellerPath(sellerId)} className={styles.more}>
            <Icon of={CarFront} className={texts.quiet} />
            <span className={layouts.fill}>
              {others > 0 ? (
                <Plural
                  value={others}
                  one="# other car of this seller"
                  other={`${formatNumber(others, language)} other cars of this seller`}
                />
              ) : (
                <Trans>Page of this seller</Trans>
              )}
            </span>
            <Icon of={ChevronRight} size={18} />
          </AppLink>
        )}
      </div>
    </section>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={texts.note}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
