import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CalendarDays, CarFront, Clock, FlaskConical, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { initialsOf } from '#app/ui/initials.ts';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatMonth } from '#contract/date-words.ts';
import { formatNumber } from '#contract/money.ts';
import { listingTypeNames } from '#contract/vehicles/card-words.ts';
import styles from './seller-head.module.css';

/** Measured facts about a seller: no ratings, no praise. */
export function SellerHead({ seller }: { readonly seller: DataOf<'seller'> }) {
  const { t } = useLingui();
  const language = useLanguage();
  const name = seller.name ?? t`Seller`;
  const month = formatMonth(seller.since, language);
  const { answerHours: hours, count } = seller;
  const days = hours === null ? 0 : Math.round(hours / 24);
  return (
    <header className={styles.head}>
      <div className={layouts.row12}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div>
          <h1 className={texts.pageTitle}>{name}</h1>
          <p className={texts.quiet}>{listingTypeNames[seller.listingType][language]}</p>
        </div>
      </div>
      <ul className={styles.facts}>
        {seller.isDemo ? (
          <Fact icon={FlaskConical}>
            <Trans>Demonstration seller</Trans>
          </Fact>
        ) : seller.isVerified ? (
          <Fact icon={BadgeCheck}>
            <Trans>Number verified</Trans>
          </Fact>
        ) : null}
        <Fact icon={CalendarDays}>
          <Trans>Sells here since {month}</Trans>
        </Fact>
        {hours === null ? null : (
          <Fact icon={Clock}>
            {hours < 48 ? (
              <Plural
                value={hours}
                one="Half of the offers were answered within an hour"
                other="Half of the offers were answered within # hours"
              />
            ) : (
              <Plural
                value={days}
                one="Half of the offers were answered within a day"
                other="Half of the offers were answered within # days"
              />
            )}
          </Fact>
        )}
        <Fact icon={CarFront}>
          <Plural
            value={count}
            one="One car for sale"
            other={`${formatNumber(count, language)} cars for sale`}
          />
        </Fact>
      </ul>
    </header>
  );
}

function Fact({ icon, children }: { readonly icon: IconNode; readonly children: ReactNode }) {
  return (
    <li className={layouts.row8}>
      <Icon of={icon} size={18} />
      {children}
    </li>
  );
}
