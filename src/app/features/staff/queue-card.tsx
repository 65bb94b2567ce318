import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { QueueItem } from '#contract/staff/staff.ts';
import styles from './queue-card.module.css';
import { ReasonBadges } from './reason-badges.tsx';
import { reviewedPath } from './review-address.ts';
import staffStyles from './staff.module.css';

type Props = {
  readonly item: QueueItem;
  /** Replaces its reasons. */
  readonly about?: ReactNode;
};

/** A listing in a staff list, as a link to its review. */
export function QueueCard({ item, about }: Props) {
  const language = useLanguage();
  const since = useMomentText()(Date.parse(item.updatedAt));
  return (
    <AppLink href={reviewedPath(item.id)} className={`${staffStyles.card} ${styles.card}`}>
      <CarPicture car={item} most={320} className={patterns.thumb112} />
      <div className={styles.facts}>
        <p className={texts.title}>
          {item.label} {item.makeYear}
        </p>
        <p className={styles.price}>{formatPrice(item.price, language)}</p>
        <p className={texts.note}>{[item.place, item.sellerName].filter(Boolean).join(' · ')}</p>
        <p className={texts.note}>
          <Trans>Since {since}</Trans>
        </p>
      </div>
      <div className={classNames(patterns.filled, styles.about)}>
        {about ?? <ReasonBadges reasons={item.reasons} />}
      </div>
    </AppLink>
  );
}
