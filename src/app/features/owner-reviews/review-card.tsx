import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Picture } from '#app/ui/picture.tsx';
import texts from '#app/ui/texts.module.css';
import { dateText } from '#contract/date-text.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import type { ShownReview } from '#contract/owner-reviews/owner-review.schema.ts';
import { reviewLimits } from '#contract/owner-reviews/owner-review.ts';
import { reviewsPath } from '#contract/owner-reviews/owner-review-pages.ts';

import styles from './review-card.module.css';
import { AspectBars, StarNumber } from './score.tsx';

/** A longer text is folded after about so many characters. */
const foldedAfter = 480;

type Props = {
  readonly review: ShownReview;
  /** Whether the page is about its model. */
  readonly isOfPage: boolean;
  /** At its foot. */
  readonly children: ReactNode;
};

/** One review. */
export function ReviewCard({ review, isOfPage, children }: Props) {
  const language = useLanguage();
  const { id, label, makeYear, author, title, body, average, aspects, pictures, date } = review;
  const [shown, rest] = folded(body);
  return (
    <article className={classNames(layouts.card, styles.card)} id={`ulasan-${id}`}>
      <header className={patterns.apartBaseline}>
        <h3 className={texts.title} lang="id">
          {title}
        </h3>
        <StarNumber stars={average} />
      </header>
      <p className={classNames(texts.note, styles.about)}>
        {isOfPage ? label : <AppLink href={reviewsPath(review)}>{label}</AppLink>} {makeYear}
        {' · '}
        <Owned years={review.ownedYears} />
      </p>
      <p className={styles.body} lang="id">
        {shown}
      </p>
      {rest === '' ? null : (
        <details className={styles.more}>
          <summary>
            <Trans>Show more</Trans>
          </summary>
          <p className={styles.body} lang="id">
            {rest}
          </p>
        </details>
      )}
      {pictures.length === 0 ? null : (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.key}>
              {/* A plain link: a photo is no page of the app. */}
              <a href={pictureUrl(picture.key, 960)} target="_blank" rel="noopener">
                <Picture picture={picture} alt={label} sizes="160px" most={480} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <details className={styles.more}>
        <summary>
          <Trans>Stars by aspect</Trans>
        </summary>
        <AspectBars aspects={aspects} />
      </details>
      <footer className={classNames(texts.note, layouts.apart12)}>
        <p>
          {author}
          {' · '}
          <time dateTime={date}>{dateText(date, 'medium', language)}</time>
        </p>
        {children}
      </footer>
    </article>
  );
}

function Owned({ years }: { readonly years: number }) {
  if (years === 0) return <Trans>owned for less than a year</Trans>;
  if (years >= reviewLimits.mostYears) return <Trans>owned for {years} years or more</Trans>;
  return <Plural value={years} one="owned for # year" other="owned for # years" />;
}

/** The beginning of a text up to the end of a word, and the rest. */
function folded(text: string): [shown: string, rest: string] {
  if (text.length <= foldedAfter * 1.3) return [text, ''];
  const end = text.slice(0, foldedAfter).search(/\s\S*$/);
  const at = end === -1 ? foldedAfter : end;
  return [`${text.slice(0, at)} …`, text.slice(at).trim()];
}
