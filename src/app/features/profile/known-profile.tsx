import { Trans } from '@lingui/react/macro';
import { CloudOff, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { Button } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { GuestState } from '#app/ui/state/guest-state.tsx';
import { KeptNote } from '#app/ui/state/kept-note.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import type { OwnProfile } from '#contract/account/account.schema.ts';

type Props = {
  readonly guestTitle?: ReactNode;
  children(profile: OwnProfile, refresh: () => void): ReactNode;
};

/** The profile as soon as it is available, from the server or as last stored here. */
export function KnownProfile({ guestTitle, children }: Props) {
  const { state, refresh } = useAccountApi('userProfile', {});
  switch (state.kind) {
    case 'guest':
      return <GuestState title={guestTitle ?? <Trans>Sign in to see your account</Trans>} />;
    case 'reading':
      return (
        <div aria-busy="true">
          <Skeleton height="200px" radius="12px" />
        </div>
      );
    case 'offline':
      return (
        <BlankState
          icon={CloudOff}
          title={<Trans>No signal</Trans>}
          actions={
            <Button onClick={refresh}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>
            Your account has not been opened on this device before. It appears once there is a connection.
          </Trans>
        </BlankState>
      );
    case 'refused':
      return (
        <BlankState
          icon={TriangleAlert}
          title={<Trans>That did not work</Trans>}
          actions={
            <Button onClick={refresh}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {state.message}
        </BlankState>
      );
    default:
      return (
        <>
          {state.isOld ? <KeptNote at={state.at} /> : null}
          {children(state.data, refresh)}
        </>
      );
  }
}
