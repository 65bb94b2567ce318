import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { DealerCard } from '#contract/dealer-pages/dealer-page.schema.ts';
import { formatNumber } from '#contract/money.ts';
import styles from './stars.module.css';

/** The mean of the ratings of finished deals, with their number. */
export function MeanRating({ rating }: { readonly rating: NonNullable<DealerCard['rating']> }) {
  const language = useLanguage();
  return (
    <span className={classNames(patterns.stressed, styles.mean)}>
      <Icon of={Star} size={16} className={styles.star} />
      <strong>{formatNumber(rating.average, language, 1)}</strong>
      <span>
        <Plural value={rating.count} one="from # finished deal" other="from # finished deals" />
      </span>
    </span>
  );
}

/** Stars of one rating. */
export function StarsGiven({ stars }: { readonly stars: number }) {
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">
        <Trans>{stars} of 5 stars</Trans>
      </span>
      {[1, 2, 3, 4, 5].map((place) => (
        <Icon key={place} of={Star} size={16} className={place <= stars ? styles.star : styles.none} />
      ))}
    </span>
  );
}
