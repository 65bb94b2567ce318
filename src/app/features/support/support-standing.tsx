import { Trans } from '@lingui/react/macro';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { useHasBackgroundSync, useOutboxRow } from '#app/data/sell/outbox.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SendStanding } from '#app/ui/state/send-standing.tsx';
import { outboxPath } from '#contract/paths.ts';

type Props = {
  readonly rowId: string;
  /** Returns to the form with the server's problems. */
  onMend(errors: Readonly<Record<string, readonly string[]>>): void;
  onAnother(): void;
};

/** Delivery state of a submitted message. */
export function SupportStanding({ rowId, onMend, onAnother }: Props) {
  const row = useOutboxRow(rowId);
  const isOnline = useIsOnline();
  const hasSync = useHasBackgroundSync();
  const state = row?.state ?? 'waiting';
  return (
    <SendStanding
      state={state}
      refusal={row && refusalText(row)}
      isOnline={isOnline}
      hasSync={hasSync}
      arrived={<Trans>Your message has arrived</Trans>}
      next={<Trans>We answer to the address or number you gave.</Trans>}
      action={
        state === 'sent' ? (
          <Button variant="secondary" onClick={onAnother}>
            <Trans>Write another message</Trans>
          </Button>
        ) : (
          <ButtonLink variant="secondary" href={outboxPath}>
            <Trans>See the outbox</Trans>
          </ButtonLink>
        )
      }
      onMend={() => onMend(row?.problem?.errors ?? {})}
    />
  );
}
