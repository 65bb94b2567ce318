import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import { NoteField } from '#app/features/staff/note-field.tsx';
import { numberPath } from '#app/features/staff/review-address.ts';
import styles from '#app/features/staff/staff.module.css';
import { StaffCards, useStaffRows } from '#app/features/staff/staff-rows.tsx';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { pictureUrl } from '#contract/listing/picture.ts';
import { formatNumber } from '#contract/money.ts';
import type { StaffReview } from '#contract/owner-reviews/owner-review.schema.ts';

/** Owners' reviews that wait, and public ones that readers reported, oldest first. */
export function OwnerReviewsPanel() {
  const rows = useStaffRows('staffOwnerReviews', {});
  const choices = rows.state.kind === 'known' ? rows.state.data.choices : [];
  return (
    <StaffCards
      rows={rows}
      keyOf={({ id, revision }) => `${id} ${revision}`}
      none={
        <BlankState icon={CircleCheck} title={<Trans>Nothing is waiting</Trans>}>
          <Trans>Owners’ reviews held back by the checks or reported by readers are listed here.</Trans>
        </BlankState>
      }
    >
      {(review) => <Waiting review={review} choices={choices} onDecided={rows.refresh} />}
    </StaffCards>
  );
}

type Props = Pick<DataOf<'staffOwnerReviews'>, 'choices'> & {
  readonly review: StaffReview;
  onDecided(): void;
};

function Waiting({ review, choices, onDecided }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const decide = useStaffChange('staffDecideReview');
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set());
  const [note, setNote] = useState('');
  const { id, revision, title, label, makeYear, average, body, author, mobile, pictures, reports } = review;
  async function run(decision: 'approve' | 'reject'): Promise<void> {
    const done = await decide.run((clientId) => ({
      ...{ clientId, id: String(id), revision: String(revision), decision, note },
      ...(decision === 'reject' && { reasons: [...reasons].join(',') }),
    }));
    if (done) onDecided();
  }
  return (
    <article className={styles.card}>
      <ul className={layouts.wrap6}>
        {review.state === 'live' ? (
          <li>
            <Badge>
              <Trans>Public</Trans>
            </Badge>
          </li>
        ) : null}
        {review.reasonNames.map((name) => (
          <li key={name}>
            <Badge tone="amber">{name}</Badge>
          </li>
        ))}
        {reports.map(({ name, details }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have no other key and do not move
          <li key={place}>
            <Badge tone="red">
              {name}
              {details === null ? null : `: ${details}`}
            </Badge>
          </li>
        ))}
      </ul>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={texts.faint}>
        {label} {makeYear} · {formatNumber(average, language, 1)}/5 · {author} ·{' '}
        <AppLink href={numberPath(mobile)}>{mobile}</AppLink>
      </p>
      <p style={{ whiteSpace: 'pre-line' }}>{body}</p>
      {pictures.length === 0 ? null : (
        <p className={classNames(layouts.wrap8, styles.buttons)}>
          {pictures.map(({ key }, place) => (
            <a key={key} href={pictureUrl(key, 960)} target="_blank" rel="noopener">
              <img
                src={pictureUrl(key, 320)}
                alt={`${label}, ${place + 1}`}
                width="96"
                height="60"
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
      <section
        className={classNames(layouts.wrap8, styles.buttons)}
        aria-label={t`Reasons for sending it back`}
      >
        {choices.map(({ reason, name }) => (
          <Chip
            key={reason}
            aria-pressed={reasons.has(reason)}
            onClick={() =>
              setReasons((before) => {
                const next = new Set(before);
                if (!next.delete(reason)) next.add(reason);
                return next;
              })
            }
          >
            {name}
          </Chip>
        ))}
      </section>
      <NoteField value={note} onChange={setNote} />
      <ChangeProblem failure={decide.failure} onReload={onDecided} />
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <Button variant="secondary" aria-disabled={decide.isBusy} onClick={() => void run('reject')}>
          <Trans>Send back</Trans>
        </Button>
        <Button aria-disabled={decide.isBusy} onClick={() => void run('approve')}>
          <Trans>Publish it</Trans>
        </Button>
      </div>
    </article>
  );
}
