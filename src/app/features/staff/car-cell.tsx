import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { QueueItem } from '#contract/staff/staff.ts';
import { reviewedPath } from './review-address.ts';
import styles from './staff.module.css';

/** A listing in a staff table, as a link to its review. */
export function CarCell({ item }: { readonly item: QueueItem }) {
  const language = useLanguage();
  const { id, label, makeYear, price, place } = item;
  return (
    <AppLink href={reviewedPath(id)} className={styles.car}>
      <CarPicture car={item} most={320} className={patterns.thumb72} />
      <span>
        <strong className={patterns.semibold}>
          {label} {makeYear}
        </strong>
        <span className={texts.noteLine}>
          {formatPrice(price, language)} · {place}
        </span>
      </span>
    </AppLink>
  );
}

/** To a listing's review, at the end of its row. */
export const ToReview = ({ id }: { readonly id: number }) => (
  <AppLink href={reviewedPath(id)} className={layouts.actionInline}>
    <Trans>Look at it</Trans>
  </AppLink>
);
