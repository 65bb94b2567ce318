import { Plural, Trans } from '@lingui/react/macro';
import { Star } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import { mostStars } from '#contract/owner-reviews/owner-review.ts';
import type { ReviewAggregate } from '#contract/owner-reviews/review-aggregate.schema.ts';
import styles from './score.module.css';

/** A number of stars, to a tenth. */
export function StarNumber({ stars }: { readonly stars: number }) {
  const language = useLanguage();
  const text = formatNumber(stars, language, 1);
  return (
    <span className={styles.number}>
      <Icon of={Star} size={16} className={styles.star} />
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">
        <Trans>
          {text} of {mostStars} stars
        </Trans>
      </span>
    </span>
  );
}

/** The stars of each aspect. */
export function AspectBars({ aspects }: Pick<ReviewAggregate, 'aspects'>) {
  const language = useLanguage();
  return (
    <dl className={layouts.stack6}>
      {aspects.map(({ name, stars }) => (
        <div key={name} className={styles.aspect}>
          <dt className={texts.note}>{name}</dt>
          <dd>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(stars / mostStars) * 100}%` }} />
            </span>
            {formatNumber(stars, language, 1)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The means of many reviews. */
export function Score({ aggregate: { count, average, aspects } }: { readonly aggregate: ReviewAggregate }) {
  const language = useLanguage();
  return (
    <div className={classNames(layouts.card, styles.score)}>
      <p className={styles.average}>
        <strong>{formatNumber(average, language, 1)}</strong>
        <span>
          <Trans>of {mostStars} stars</Trans>
          <br />
          <Plural value={count} one="from # owner’s review" other="from # owners’ reviews" />
        </span>
      </p>
      <AspectBars aspects={aspects} />
    </div>
  );
}
