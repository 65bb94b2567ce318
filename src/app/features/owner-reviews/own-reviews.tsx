import { Trans, useLingui } from '@lingui/react/macro';
import { PenLine, Trash } from 'lucide';
import { useState } from 'react';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import type { OwnReview } from '#contract/owner-reviews/owner-review.schema.ts';
import type { ReviewState } from '#contract/owner-reviews/owner-review.ts';
import { editReviewPath, reviewsPath } from '#contract/owner-reviews/owner-review-pages.ts';
import styles from './review-form.module.css';

type Props = { readonly reviews: readonly OwnReview[]; onChanged(): void };

/** The account's reviews, with their state. */
export function OwnReviews({ reviews, onChanged }: Props) {
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Your reviews</Trans>
      </h2>
      <ul className={styles.own}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Own review={review} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const tones = { pending: 'amber', live: 'green', rejected: 'red' } as const;

function Own({ review, onChanged }: { readonly review: OwnReview; onChanged(): void }) {
  const { isBusy, failure, run } = useAccountCall();
  const [isAsked, setIsAsked] = useState(false);
  const { id, title, label, makeYear, state, reasonNames } = review;
  async function remove(): Promise<void> {
    if (await run((api) => api.post('deleteOwnerReview', { id: String(id) }))) onChanged();
  }
  return (
    <article className={classNames(layouts.card, styles.card)}>
      <p>
        <Badge tone={tones[state]}>
          <StateName state={state} />
        </Badge>
      </p>
      <h3 className={texts.title}>{title}</h3>
      <p className={classNames(texts.notePretty, patterns.strongLinks)}>
        <AppLink href={reviewsPath(review)} className={texts.strongLink}>
          {label}
        </AppLink>{' '}
        {makeYear}
      </p>
      {reasonNames.length === 0 ? null : (
        <p className={classNames(texts.notePretty, patterns.strongLinks)}>{reasonNames.join(' · ')}</p>
      )}
      <CallProblem failure={failure} />
      {isAsked ? (
        <div className={layouts.wrap8}>
          <Button size="dense" aria-disabled={isBusy} onClick={() => void remove()}>
            <Trans>Delete it for good</Trans>
          </Button>
          <Button variant="secondary" size="dense" onClick={() => setIsAsked(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      ) : (
        <div className={layouts.wrap8}>
          <ButtonLink
            variant="secondary"
            size="dense"
            href={editReviewPath(id)}
            icon={<Icon of={PenLine} size={16} />}
          >
            <Trans>Change</Trans>
          </ButtonLink>
          <Button
            variant="text"
            size="dense"
            icon={<Icon of={Trash} size={16} />}
            onClick={() => setIsAsked(true)}
          >
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
    </article>
  );
}

function StateName({ state }: { readonly state: ReviewState }) {
  const { t } = useLingui();
  return { pending: t`Waiting for our team`, live: t`Public`, rejected: t`Sent back to you` }[state];
}
