import { Trans } from '@lingui/react/macro';
import { CircleCheckBig, RotateCw, Trash2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { SellFailure } from '#app/features/sell/draft/drafts-store.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import { changesOf, daysLeft, type ListingChange, renewDays } from '#contract/sell/listing-changes.ts';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import { queueStatus } from './queue-status.ts';
import { SellFailureText } from './sell-failure-text.tsx';
import styles from './status-actions.module.css';
import { StatusSheet } from './status-sheet.tsx';

export type StatusActionsProps = {
  readonly listing: Pick<OwnListing, 'id' | 'revision' | 'label' | 'status' | 'expiresAt'> &
    Partial<Pick<DashboardListing, 'booking'>>;
  /** Changes that are already queued and not offered again. */
  readonly waiting?: ReadonlySet<string>;
  /** All that its status allows, if absent. */
  readonly only?: readonly ListingChange[];
};

type StatusChanges = {
  readonly changes: readonly ListingChange[];
  press(change: ListingChange): void;
  /** The confirmation, and why a change could not be kept. */
  readonly rest: ReactNode;
};

/** One-tap changes of an own listing: sold, renewed, removed. Irreversible ones require confirmation. */
export function useStatusChanges({ listing, waiting, only }: StatusActionsProps): StatusChanges {
  const language = useLanguage();
  const [asked, setAsked] = useState<ListingChange>();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<SellFailure>();
  const left = daysLeft(listing.expiresAt, Date.now());
  const isOffered = (change: ListingChange) =>
    change !== 'renew' || listing.status === 'expired' || (left !== null && left <= renewDays);
  const changes = changesOf(listing.status).filter(
    (change) => isOffered(change) && waiting?.has(change) !== true && only?.includes(change) !== false,
  );
  // A listing about to be removed needs no other change.
  const isGoing = waiting?.has('remove') === true;

  async function make(change: ListingChange): Promise<void> {
    setIsAsking(false);
    const done = await queueStatus(listing, change, language);
    setFailure(done.ok ? undefined : done.failure);
  }

  function press(change: ListingChange): void {
    if (change === 'renew') void make(change);
    else {
      setAsked(change);
      setIsAsking(true);
    }
  }

  const rest = (
    <>
      {asked === undefined ? null : (
        <StatusSheet
          change={asked}
          label={listing.label}
          isReserved={listing.status === 'reserved'}
          booking={listing.booking ?? undefined}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onConfirm={() => void make(asked)}
        />
      )}
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          <SellFailureText failure={failure} />
        </p>
      )}
    </>
  );
  return { changes: isGoing ? [] : changes, press, rest };
}

/** The changes as buttons beside each other. */
export function StatusActions(props: StatusActionsProps) {
  const { changes, press, rest } = useStatusChanges(props);
  return (
    <>
      {changes.map((change) => (
        <Button
          key={change}
          variant={change === 'renew' ? 'quiet' : 'text'}
          size="dense"
          icon={<Icon of={changeIcons[change]} size={18} />}
          {...(change === 'renew' ? {} : { 'aria-haspopup': 'dialog' as const })}
          onClick={() => press(change)}
        >
          <ChangeName change={change} />
          <span className="visually-hidden">: {props.listing.label}</span>
        </Button>
      ))}
      {rest}
    </>
  );
}

export const changeIcons = { sold: CircleCheckBig, renew: RotateCw, remove: Trash2 } as const;

export function ChangeName({ change }: { readonly change: ListingChange }) {
  switch (change) {
    case 'sold':
      return <Trans>Mark as sold</Trans>;
    case 'renew':
      return <Trans>Renew</Trans>;
    case 'remove':
      return <Trans>Remove</Trans>;
  }
}
