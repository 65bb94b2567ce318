import { Trans } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import type { ReactNode } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Answered, Waiting } from '#app/ui/state/answered.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { usedCarsPath } from '#contract/paths.ts';

type Props = {
  /** From the address: perhaps no number at all. */
  readonly listingId: string;
  children(booking: DataOf<'bookingTerms'>, refresh: () => void): ReactNode;
};

/** What booking a listing costs and promises, once it is known. */
export function KnownBooking({ listingId, children }: Props) {
  return /^[1-9]\d{0,14}$/.test(listingId) ? <Asked listingId={listingId}>{children}</Asked> : <NoCar />;
}

function Asked({ listingId, children }: Props) {
  const { state, refresh } = useAccountApi('bookingTerms', { listingId });
  return (
    <Answered
      state={state}
      guest={<Trans>Sign in to book a car</Trans>}
      absent={<Trans>Booking needs a connection</Trans>}
      waiting={<Waiting height="260px" />}
      refused={() => <Gone />}
      onAgain={refresh}
    >
      {(data) => children(data, refresh)}
    </Answered>
  );
}

/** The listing was withdrawn, or never existed. */
function Gone() {
  return (
    <BlankState
      icon={CarFront}
      title={<Trans>This car cannot be booked</Trans>}
      actions={
        <ButtonLink href={usedCarsPath()}>
          <Trans>Look for a car</Trans>
        </ButtonLink>
      }
    >
      <Trans>Its ad has been withdrawn, or the address is not complete. Nothing has been charged.</Trans>
    </BlankState>
  );
}

function NoCar() {
  return (
    <BlankState
      icon={CarFront}
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
