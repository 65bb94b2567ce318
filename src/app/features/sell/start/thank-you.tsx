import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Clock, LoaderCircle } from 'lucide';
import type { ReactNode } from 'react';
import { useAccount } from '#app/data/account/use-account.ts';
import { useHasBackgroundSync, useOutbox, useOutboxRow } from '#app/data/sell/outbox.ts';
import { NextStep, SendingText } from '#app/features/sell/own-ads/outbox-row.tsx';
import { useOwnStatuses } from '#app/features/sell/own-ads/use-own-statuses.ts';
import { DraftLane } from '#app/features/sell/steps/step-progress.tsx';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { reviewHours } from '#contract/sell/review-hours.ts';
import { sellSteps } from '#contract/sell/sell-fields.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { LiveActions, LiveAd, type LiveSlots } from './live-ad.tsx';
import styles from './thank-you.module.css';

type Props = {
  /** Undefined closes it. */
  readonly rowId: string | undefined;
  onClose(): void;
  /** Opens the sheet for the one-time code. */
  onVerify(): void;
  readonly slots: LiveSlots;
};

/** After publishing: the ad as buyers see it once it is live, before that its state and the next steps. */
export function ThankYou({ rowId, onClose, onVerify, slots }: Props) {
  const { t } = useLingui();
  const isOnline = useIsOnline();
  const { id: accountId } = useAccount();
  const row = useOutboxRow(rowId);
  // For all rows, like the list below, so that both share one request.
  const outbox = useOutbox();
  const statuses = useOwnStatuses(outbox.kind === 'known' ? outbox.value : []);
  const ad = row?.state === 'sent' ? (statuses.get(row.id) ?? row.answer ?? undefined) : undefined;
  // Only an unverified number needs the code.
  const mustVerify = accountId === undefined && row?.kind !== 'status';
  const isLive = ad?.status === 'live';
  return (
    <Sheet
      isOpen={rowId !== undefined && row !== undefined}
      onClose={onClose}
      title={
        isLive ? t`Your ad is live` : ad?.status === 'pending' ? t`Your ad is being checked` : t`Thank you`
      }
      footer={
        isLive ? (
          <LiveActions ad={ad} slots={slots} />
        ) : (
          <div className={patterns.beside10}>
            {mustVerify && isOnline ? (
              <>
                <Button variant="secondary" onClick={onClose}>
                  <Trans>Later</Trans>
                </Button>
                <Button className={patterns.grows} onClick={onVerify}>
                  <Trans>Verify my number</Trans>
                </Button>
              </>
            ) : (
              <Button isWide onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
            )}
          </div>
        )
      }
    >
      {isLive ? (
        <div className={layouts.column12}>
          <DraftLane done={sellSteps.length} of={sellSteps.length} />
          <LiveAd ad={ad} slots={slots} />
        </div>
      ) : (
        <>
          {row === undefined ? null : <Standing row={row} status={ad?.status} />}
          <h3 className={styles.heading}>
            <Trans>What happens next</Trans>
          </h3>
          <NextSteps row={row} isOnline={isOnline} mustVerify={mustVerify} />
        </>
      )}
    </Sheet>
  );
}

type StandingProps = {
  readonly row: OutboxRow;
  /** The current status on the server. */
  readonly status: NonNullable<OutboxRow['answer']>['status'] | undefined;
};

function Standing({ row, status }: StandingProps) {
  const isOnline = useIsOnline();
  const { state, sentPhotos, photoCount } = row;
  return (
    <div role="status" className={styles.standing}>
      <p className={styles.state} data-state={state}>
        {state === 'sent' ? (
          <>
            <Icon of={Check} />
            {status ? <NextStep status={status} /> : <Trans>Sent</Trans>}
          </>
        ) : state === 'sending' ? (
          <>
            <Icon of={LoaderCircle} className={layouts.turning} />
            <SendingText row={row} />
          </>
        ) : state === 'needs-you' ? (
          row.problem?.message
        ) : (
          <>
            <Icon of={Clock} />
            {isOnline ? <Trans>Sending in a moment</Trans> : <Trans>Waiting for a signal</Trans>}
          </>
        )}
      </p>
      {photoCount > 0 && state !== 'needs-you' ? (
        <DraftLane done={state === 'sent' ? photoCount : sentPhotos} of={photoCount} />
      ) : null}
    </div>
  );
}

type NextProps = {
  readonly row: OutboxRow | undefined;
  readonly isOnline: boolean;
  readonly mustVerify: boolean;
};

function NextSteps({ row, isOnline, mustVerify }: NextProps) {
  const hasSync = useHasBackgroundSync();
  const isSent = row?.state === 'sent';
  const steps: ReactNode[] = [
    ...(isSent
      ? []
      : [
          isOnline ? (
            <Trans key="send">The photos are sent first, then the ad, each exactly once.</Trans>
          ) : hasSync ? (
            <Trans key="send">It is sent automatically when there is a signal, even with Lajur closed.</Trans>
          ) : (
            <Trans key="send">It is sent when there is a signal and you open Lajur.</Trans>
          ),
        ]),
    ...(mustVerify
      ? [
          isOnline ? (
            <Trans key="code">You verify your number with a code. Without it the ad stays hidden.</Trans>
          ) : (
            <Trans key="code">
              Open the outbox when there is a signal: the code is then sent to your number. Without it the ad
              stays hidden.
            </Trans>
          ),
        ]
      : []),
    <Trans key="check">The ad is checked and appears within {reviewHours} hours, often right away.</Trans>,
    <Trans key="later">Change, mark as sold or remove it whenever you like. It stays up for 60 days.</Trans>,
  ];
  return (
    <ol className={layouts.stack12}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is their name.
        <li key={index} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
