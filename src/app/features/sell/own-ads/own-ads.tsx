import { Plural, Trans } from '@lingui/react/macro';
import { BellRing, RefreshCw, TriangleAlert } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useAccount } from '#app/data/account/use-account.ts';
import { useDevice } from '#app/data/device/use-device.ts';
import { flushNow, useHasBackgroundSync, useOutbox } from '#app/data/sell/outbox.ts';
import { cancelRow, type SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { lastMobile } from '#app/features/sell/draft/last-mobile.ts';
import { SellFailureText } from '#app/features/sell/sell-failure-text.tsx';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import { listDrafts } from '#offline/drafts/drafts.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import { ConflictSheet } from './conflict-sheet.tsx';
import { DraftList } from './draft-list.tsx';
import { isOneStepLeft, OutboxCard } from './outbox-row.tsx';
import styles from './own-ads.module.css';
import rowStyles from './sell-rows.module.css';
import { StorageMeter } from './storage-meter.tsx';
import { useOwnStatuses } from './use-own-statuses.ts';

/** Renders the sheet for the one-time code. */
export type VerifySlot = (props: {
  readonly isOpen: boolean;
  onClose(): void;
  /** The listing's number, if known: the code is sent to it at once. */
  readonly mobile: string | undefined;
  readonly isSentAtOnce: boolean;
}) => ReactNode;

type OwnAdsProps = {
  readonly verify: VerifySlot;
  /** Whether the code for an ad that was sent later comes by itself, once: its number is known. */
  readonly sendsCode?: boolean;
  /** Shown for an empty list. */
  readonly none?: ReactNode;
};

/** This device's listings: queued and sent ones, and drafts; nothing if there are none. */
export function OwnAds({ verify, sendsCode = false, none = null }: OwnAdsProps) {
  const outboxState = useOutbox();
  const draftState = useDevice(listDrafts);
  if (draftState.kind === 'failed') {
    return (
      <p role="alert" className={classNames(tints.red, styles.failure)}>
        <Icon of={TriangleAlert} />
        <span>
          <strong>
            <Trans>Drafts can’t be kept here</Trans>
          </strong>{' '}
          <DeviceFailureText failure={draftState.failure} />
        </span>
      </p>
    );
  }
  const rows = outboxState.kind === 'known' ? outboxState.value : [];
  const all = draftState.kind === 'known' ? draftState.value : [];
  // A queued draft is displayed as its row.
  const inLine = new Set(rows.filter(({ state }) => state !== 'sent').map(({ draftId }) => draftId));
  const open = all.filter(({ id }) => !inLine.has(id));
  if (outboxState.kind === 'reading' || draftState.kind === 'reading') return null;
  if (rows.length + all.length === 0) return none;
  return (
    <div className={layouts.stack24}>
      {rows.length === 0 ? null : (
        <section>
          <Heading title={<Trans>Sent and waiting</Trans>} count={rows.length} />
          <Outbox rows={rows} drafts={all} verify={verify} sendsCode={sendsCode} />
        </section>
      )}
      {open.length === 0 ? null : (
        <section>
          <Heading title={<Trans>Drafts</Trans>} count={open.length} />
          <DraftList drafts={open} />
        </section>
      )}
      <StorageMeter />
    </div>
  );
}

function Heading({ title, count }: { readonly title: ReactNode; readonly count: number }) {
  return (
    <h2 className={styles.heading}>
      {title} <span className={styles.count}>{count}</span>
    </h2>
  );
}

type OutboxProps = {
  readonly rows: readonly OutboxRow[];
  readonly drafts: Parameters<typeof DraftList>[0]['drafts'];
  readonly verify: VerifySlot;
  readonly sendsCode: boolean;
};

/** Ads whose code was sent in this visit. */
const asked = new Set<string>();

function Outbox({ rows, drafts: all, verify, sendsCode }: OutboxProps) {
  const [isVerifying, setIsVerifying] = useState(false);
  const [compared, setCompared] = useState<OutboxRow>();
  const [failure, setFailure] = useState<SellFailure>();
  const statuses = useOwnStatuses(rows);
  const current = rows.map((row) => withAnswer(row, statuses.get(row.id)));
  const waiting = rows.filter(({ state }) => state === 'waiting').length;
  const mobile = lastMobile() ?? all.find(({ isQueued }) => isQueued)?.form.mobile;
  const { isKnown, id: accountId } = useAccount();
  const isOnline = useIsOnline();
  const unverified = current.find(isOneStepLeft)?.id;
  const mayAsk = sendsCode && isKnown && accountId === undefined && isOnline && mobile !== undefined;
  useEffect(() => {
    if (!mayAsk || unverified === undefined || asked.has(unverified)) return;
    asked.add(unverified);
    setIsVerifying(true);
  }, [mayAsk, unverified]);

  async function cancel(row: OutboxRow): Promise<void> {
    const done = await cancelRow(row.id);
    setFailure(done.ok ? undefined : done.failure);
  }

  return (
    <div className={layouts.stack12}>
      <p className={texts.quiet}>
        <Trans>
          Everything here is kept on this device and is sent exactly once, even if the signal drops.
        </Trans>
      </p>
      {failure === undefined ? null : (
        <p role="alert" className={classNames(tints.red, styles.failure)}>
          <Icon of={TriangleAlert} />
          <SellFailureText failure={failure} />
        </p>
      )}
      <ul className={classNames(layouts.stack12, rowStyles.cards)}>
        {current.map((row) => (
          <OutboxCard
            key={row.id}
            row={row}
            canChange={isLastWord(row, current)}
            draft={all.find(({ id }) => id === row.draftId)}
            onCancel={() => void cancel(row)}
            onVerify={() => setIsVerifying(true)}
            onCompare={() => setCompared(row)}
          />
        ))}
      </ul>
      {waiting === 0 ? null : <SendNow waiting={waiting} />}
      {verify({
        isOpen: isVerifying,
        onClose: () => setIsVerifying(false),
        mobile,
        isSentAtOnce: mobile !== undefined,
      })}
      {compared === undefined ? null : (
        <ConflictSheet row={compared} onClose={() => setCompared(undefined)} />
      )}
    </div>
  );
}

const withAnswer = (row: OutboxRow, answer: OwnListing | undefined): OutboxRow =>
  answer === undefined || row.state !== 'sent' ? row : { ...row, answer };

/** An earlier response may have an outdated revision. */
function isLastWord({ id, state, answer }: OutboxRow, rows: readonly OutboxRow[]): boolean {
  if (state !== 'sent' || !answer) return false;
  return rows.every((other) => {
    if (other.id === id || (other.answer ?? other.listing)?.id !== answer.id) return true;
    return other.state === 'sent' && (other.answer?.revision ?? 0) < answer.revision;
  });
}

function SendNow({ waiting }: { readonly waiting: number }) {
  const isOnline = useIsOnline();
  const hasSync = useHasBackgroundSync();
  const [isSending, setIsSending] = useState(false);
  return (
    <>
      {hasSync ? null : (
        <p className={classNames(tints.amber, styles.failure)}>
          <Icon of={BellRing} />
          <Trans>
            This browser sends nothing while Lajur is closed. Open Lajur once when there is a signal.
          </Trans>
        </p>
      )}
      <Button
        variant="secondary"
        isWide
        icon={<Icon of={RefreshCw} />}
        aria-disabled={isSending || !isOnline}
        onClick={() => {
          if (isSending) return;
          setIsSending(true);
          void flushNow().finally(() => setIsSending(false));
        }}
      >
        {isOnline ? (
          <Plural value={waiting} one="Send now" other="Send all # now" />
        ) : (
          <Trans>Will be sent when there is a signal</Trans>
        )}
      </Button>
    </>
  );
}
