import { CircleAlert } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
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
    <div className={styles.reasons} data-status={status}>
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
