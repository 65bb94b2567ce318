import { CircleAlert } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import tints from '#app/ui/tints.module.css';
import type { ListingStatus } from '#contract/listing/listing.ts';
import type { ReviewReason } from '#contract/sell/own-listing.ts';
import { reviewReasonWords } from '#contract/staff/review-words.ts';
import styles from './my-listing-card.module.css';

type Props = { readonly status: ListingStatus; readonly reasons: readonly ReviewReason[] };

/** Why it is pending or rejected, and how to fix it. */
export function ListingReasons({ status, reasons }: Props) {
  const language = useLanguage();
  if (reasons.length === 0) return null;
  return (
    <div className={classNames(status === 'rejected' ? tints.red : tints.neutral, styles.reasons)}>
      <Icon of={CircleAlert} size={18} />
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <strong>{reviewReasonWords[reason].title[language]}</strong>{' '}
            {reviewReasonWords[reason].advice[language]}
          </li>
        ))}
      </ul>
    </div>
  );
}
