import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide';
import type { ReactNode } from 'react';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { useHasBackgroundSync } from '#app/data/sell/outbox.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { SendStanding } from '#app/ui/state/send-standing.tsx';
import { signInPath } from '#contract/account/account-paths.ts';
import { outboxPath } from '#contract/paths.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';

type Props = {
  readonly row: OutboxRow;
  /** Replaces the server's message. */
  readonly refusal?: string | undefined;
  /** Shown after arrival: the next step. */
  readonly next: ReactNode;
  /** Of a form that an account sends: what signing in does, and the page to return to. */
  readonly signIn?: { readonly title: ReactNode; readonly page: string };
  /** Returns to the form. */
  onMend(): void;
};

/** What became of a form that was sent. */
export function RowStanding({ row, refusal, next, signIn, onMend }: Props) {
  const isOnline = useIsOnline();
  const hasSync = useHasBackgroundSync();
  if (signIn && row.problem?.code === 'unauthorized')
    return (
      <BlankState
        icon={KeyRound}
        title={signIn.title}
        actions={
          <>
            <ButtonLink href={signInPath(signIn.page)}>
              <Trans>Sign in</Trans>
            </ButtonLink>
            <Button variant="secondary" onClick={onMend}>
              <Trans>Change it</Trans>
            </Button>
          </>
        }
      >
        <Trans>It is kept on this device with its photos. All you need is a code sent to your number.</Trans>
      </BlankState>
    );
  return (
    <SendStanding
      state={row.state}
      refusal={refusal ?? refusalText(row)}
      isOnline={isOnline}
      hasSync={hasSync}
      arrived={<Trans>It has arrived</Trans>}
      next={next}
      action={
        <ButtonLink variant="secondary" href={outboxPath}>
          <Trans>See the outbox</Trans>
        </ButtonLink>
      }
      onMend={onMend}
    />
  );
}
