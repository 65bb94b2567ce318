import { Plural, Trans } from '@lingui/react/macro';
import { Check, CircleAlert, Clock, LoaderCircle } from 'lucide';
import type { ReactNode } from 'react';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { carName } from '#app/features/sell/draft/car-name.ts';
import { StatusActions } from '#app/features/sell/status-actions.tsx';
import { DraftLane } from '#app/features/sell/steps/step-progress.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import { listingPath, sellStepPath } from '#contract/paths.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { reviewHours } from '#contract/sell/review-hours.ts';
import { unverifiedDays } from '#contract/sell/unverified-days.ts';
import type { DraftSummary } from '#offline/drafts/drafts.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { CallPurpose, callIcon } from './call-purpose.tsx';
import { Thumbnail } from './draft-list.tsx';
import styles from './sell-rows.module.css';

type Props = {
  readonly row: OutboxRow;
  /** The draft it sends; undefined once it is sent. */
  readonly draft: DraftSummary | undefined;
  /** Whether it is the latest row of its listing. */
  readonly canChange: boolean;
  onCancel(): void;
  /** Called if the number must be verified, or an account signed in. */
  onVerify(): void;
  /** Called if the listing was changed elsewhere. */
  onCompare(): void;
};

/** A queued or sent row: its state as text, and the action it needs. */
export function OutboxCard({ row, draft, ...actions }: Props) {
  const language = useLanguage();
  const { answer, photoCount, state } = row;
  const name = (draft && carName(draft.form)) ?? answer?.label ?? row.label.replaceAll(' / ', ' ');
  const price = answer?.price ?? readRupiah(draft?.form.price ?? '');
  const isGoing = state === 'sending';
  return (
    <li className={classNames(layouts.raisedCard, styles.card)} data-going={isGoing ? '' : undefined}>
      <div className={classNames(patterns.ringInside, styles.link)}>
        {answer?.coverImage || answer?.bodyType ? (
          <CarPicture car={answer} most={320} className={patterns.thumb72} />
        ) : row.call ? (
          <span className={styles.thumbnail}>
            <Icon of={callIcon(row.call)} size={24} />
          </span>
        ) : (
          <Thumbnail preview={draft?.coverPreview ?? null} />
        )}
        <div className={layouts.narrow}>
          <p className={texts.leadLine}>{name}</p>
          <p className={styles.note}>
            {price === undefined ? null : formatPrice(price, language)}
            {price === undefined || photoCount === 0 ? null : ' · '}
            {photoCount === 0 ? null : <Plural value={photoCount} one="# photo" other="# photos" />}
          </p>
          <p className={styles.note}>
            <Purpose row={row} />
          </p>
        </div>
        <p
          className={styles.status}
          data-state={isOneStepLeft(row) ? 'needs-you' : state}
          role={isGoing ? undefined : 'status'}
        >
          <State row={row} />
        </p>
        {isGoing && photoCount > 0 ? (
          <span className={styles.lane}>
            <DraftLane done={row.sentPhotos} of={photoCount} />
          </span>
        ) : null}
        {state === 'needs-you' && row.problem ? (
          <p className={styles.problem}>{row.call ? refusalText(row) : row.problem.message}</p>
        ) : null}
        {state === 'sent' && answer ? (
          <p className={styles.problem}>
            <NextStep status={answer.status} />
          </p>
        ) : null}
      </div>
      <Actions row={row} name={name} {...actions} />
    </li>
  );
}

function Purpose({ row: { kind, change, call } }: { readonly row: OutboxRow }) {
  if (call) return <CallPurpose call={call} />;
  if (kind === 'update') return <Trans>Changes to your ad</Trans>;
  if (kind === 'create') return <Trans>New ad</Trans>;
  switch (change) {
    case 'sold':
      return <Trans>Mark as sold</Trans>;
    case 'renew':
      return <Trans>Renew the ad</Trans>;
    case 'remove':
      return <Trans>Remove the ad</Trans>;
    default:
      return <Trans>Claim the ad</Trans>;
  }
}

/** Whether it has arrived and stays hidden until its number is verified. */
export const isOneStepLeft = ({ state, answer }: OutboxRow): boolean =>
  state === 'sent' && answer?.status === 'unverified';

function State({ row }: { readonly row: OutboxRow }) {
  const isOnline = useIsOnline();
  const momentText = useMomentText();
  const { state, nextTryAt } = row;
  if (isOneStepLeft(row)) {
    return (
      <>
        <Icon of={CircleAlert} size={18} />
        <Trans>One step left</Trans>
      </>
    );
  }
  if (state === 'sent') {
    return (
      <>
        <Icon of={Check} size={18} />
        <Trans>Sent</Trans>
      </>
    );
  }
  if (state === 'needs-you') {
    return (
      <>
        <Icon of={CircleAlert} size={18} />
        <Trans>Needs your attention</Trans>
      </>
    );
  }
  if (state === 'sending') {
    return (
      <>
        <Icon of={LoaderCircle} size={18} className={layouts.turning} />
        <SendingText row={row} />
      </>
    );
  }
  const moment = momentText(nextTryAt);
  return (
    <>
      <Icon of={Clock} size={18} />
      {!isOnline ? (
        <Trans>Waiting for a signal</Trans>
      ) : nextTryAt > Date.now() + 60_000 ? (
        <Trans>Tries again {moment}</Trans>
      ) : (
        <Trans>Waiting to be sent</Trans>
      )}
    </>
  );
}

/** Progress of a row that is being sent. */
export function SendingText({ row: { sentPhotos, photoCount, kind } }: { readonly row: OutboxRow }) {
  const current = sentPhotos + 1;
  if (kind === 'call') return <Trans>Sending</Trans>;
  return sentPhotos < photoCount ? (
    <Trans>
      Sending photo {current} of {photoCount}
    </Trans>
  ) : (
    <Trans>Sending the ad</Trans>
  );
}

/** The next step for a listing that has arrived. */
export function NextStep({
  status,
}: {
  readonly status: NonNullable<OutboxRow['answer']>['status'];
}): ReactNode {
  switch (status) {
    case 'unverified':
      return (
        <Trans>
          It has arrived. Verify your number so that it can appear; after {unverifiedDays} days it is deleted.
        </Trans>
      );
    case 'pending':
      return <Trans>Our team is checking it. It appears within {reviewHours} hours.</Trans>;
    case 'live':
      return <Trans>It is online. Buyers can find it now.</Trans>;
    case 'rejected':
      return <Trans>It was sent back. See what has to be changed.</Trans>;
    case 'sold':
      return <Trans>It is marked as sold.</Trans>;
    case 'removed':
      return <Trans>It has been removed.</Trans>;
    default:
      return <Trans>It has arrived.</Trans>;
  }
}

type ActionProps = Omit<Props, 'draft'> & { readonly name: string };

function Actions({ row, name, canChange, onCancel, onVerify, onCompare }: ActionProps) {
  const { state, draftId, problem, answer, call } = row;
  const about = <span className="visually-hidden">: {name}</span>;
  const mendPath = draftId === null ? (call?.page ?? undefined) : sellStepPath('review', draftId);
  // Once the server may have it, it cannot be withdrawn.
  const canCancel = state === 'sent' || state === 'needs-you' || row.triedRevision === null;
  return (
    <div className={styles.actions}>
      {canCancel ? (
        <Button variant="text" size="dense" onClick={onCancel}>
          {state === 'sent' ? <Trans>Remove from this list</Trans> : <Trans>Cancel</Trans>}
          {about}
        </Button>
      ) : null}
      {state === 'waiting' && draftId !== null ? (
        <ButtonLink variant="text" size="dense" href={sellStepPath('review', draftId)}>
          <Trans>Edit</Trans>
          {about}
        </ButtonLink>
      ) : null}
      {state === 'needs-you' ? (
        problem?.code === 'unauthorized' || problem?.code === 'other_account' ? (
          <Button variant="quiet" size="dense" onClick={onVerify}>
            <Trans>Sign in</Trans>
            {about}
          </Button>
        ) : problem?.code === 'conflict' && draftId !== null ? (
          <Button variant="quiet" size="dense" onClick={onCompare}>
            <Trans>Compare</Trans>
            {about}
          </Button>
        ) : mendPath === undefined ? null : (
          <ButtonLink variant="quiet" size="dense" href={mendPath}>
            <Trans>Fix it</Trans>
            {about}
          </ButtonLink>
        )
      ) : null}
      {state === 'sent' && answer?.status === 'unverified' ? (
        <Button variant="quiet" size="dense" onClick={onVerify}>
          <Trans>Verify number</Trans>
          {about}
        </Button>
      ) : null}
      {canChange && answer ? <StatusActions listing={answer} /> : null}
      {state === 'sent' && answer?.status === 'live' ? (
        <ButtonLink variant="quiet" size="dense" href={listingPath(answer.slug)}>
          <Trans>See the ad</Trans>
          {about}
        </ButtonLink>
      ) : null}
    </div>
  );
}
