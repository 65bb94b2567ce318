import { Trans } from '@lingui/react/macro';
import { CircleAlert, WifiOff } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { BlankState } from './blank-state.tsx';

type Props = {
  readonly state: { readonly kind: 'offline' } | { readonly kind: 'refused'; readonly message: string };
  /** Text for a list that is not on this phone yet. */
  readonly absent: ReactNode;
  onAgain(): void;
};

/** Replaces a list that is available neither on the device nor from the server. */
export function UnknownList({ state, absent, onAgain }: Props) {
  const isOffline = state.kind === 'offline';
  return (
    <BlankState
      icon={isOffline ? WifiOff : CircleAlert}
      title={isOffline ? absent : <Trans>That did not work</Trans>}
      actions={
        <Button onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {isOffline ? (
        <Trans>Open this page once with a signal. After that it opens without one.</Trans>
      ) : (
        state.message
      )}
    </BlankState>
  );
}
