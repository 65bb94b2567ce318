import { Trans, useLingui } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import type { ReactNode } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { KeptNote } from '#app/ui/state/kept-note.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { UnknownList } from '#app/ui/state/unknown-list.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { usedCarsPath } from '#contract/paths.ts';

type Props = {
  /** From the address: perhaps no number at all. */
  readonly listingId: string;
  children(booking: DataOf<'bookingTerms'>): ReactNode;
};

/** What booking a listing costs and promises, once it is known. */
export function KnownBooking({ listingId, children }: Props) {
  return /^[1-9]\d{0,14}$/.test(listingId) ? <Asked listingId={listingId}>{children}</Asked> : <NoCar />;
}

function Asked({ listingId, children }: Props) {
  const { t } = useLingui();
  const { state, refresh } = useAccountApi('bookingTerms', { listingId });
  switch (state.kind) {
    case 'guest':
      return <GuestState title={<Trans>Sign in to book a car</Trans>} />;
    case 'reading':
      return (
        <div role="status" aria-busy="true" aria-label={t`Loading`}>
          <Skeleton height="260px" radius="12px" />
        </div>
      );
    case 'known':
      return (
        <>
          {state.isOld ? <KeptNote at={state.at} /> : null}
          {children(state.data)}
        </>
      );
    default:
      return (
        <UnknownList state={state} absent={<Trans>Booking needs a connection</Trans>} onAgain={refresh} />
      );
  }
}

function NoCar() {
  return (
    <BlankState
      icon={<Icon of={CarFront} size={24} />}
      title={<Trans>Which car?</Trans>}
      actions={
        <ButtonLink href={usedCarsPath()}>
          <Trans>Look for a car</Trans>
        </ButtonLink>
      }
    >
      <Trans>A booking begins on an accepted offer, or on the page of a dealer’s car.</Trans>
    </BlankState>
  );
}
