import { Trans } from '@lingui/react/macro';
import { Check, CircleAlert, Clock, LoaderCircle } from 'lucide';
import { useEffect, useRef } from 'react';
import { useHasBackgroundSync, useOutbox } from '#app/data/outbox.ts';
import { refusalText } from '#app/data/refusal-text.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { outboxPath } from '#contract/paths.ts';
import styles from './contact-form.module.css';

type Props = {
  readonly rowId: string;
  /** Back to the form, with what the server found wrong. */
  onMend(errors: Readonly<Record<string, readonly string[]>>): void;
  onAnother(): void;
};

/** After the button: whether it has arrived, and what happens next. */
export function ContactStanding({ rowId, onMend, onAnother }: Props) {
  const outbox = useOutbox();
  const place = useRef<HTMLDivElement>(null);
  // The form it takes the place of was longer than the screen.
  useEffect(() => place.current?.focus(), []);
  const isOnline = useIsOnline();
  const hasSync = useHasBackgroundSync();
  const row = outbox.kind === 'known' ? outbox.value.find(({ id }) => id === rowId) : undefined;
  const state = row?.state ?? 'waiting';
  if (state === 'needs-you') {
    return (
      <div ref={place} tabIndex={-1} role="alert" className={styles.standing} data-state={state}>
        <Icon of={CircleAlert} size={24} />
        <div>
          <h2 className={styles.done}>
            <Trans>It has not been sent</Trans>
          </h2>
          <p>{row === undefined ? null : refusalText(row)}</p>
        </div>
        <Button variant="secondary" onClick={() => onMend(row?.problem?.errors ?? {})}>
          <Trans>Change it</Trans>
        </Button>
      </div>
    );
  }
  const icon = state === 'sent' ? Check : state === 'sending' ? LoaderCircle : Clock;
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.standing} data-state={state}>
      <Icon of={icon} size={24} />
      <div>
        <h2 className={styles.done}>
          {state === 'sent' ? (
            <Trans>Your message has arrived</Trans>
          ) : state === 'sending' || isOnline ? (
            <Trans>On its way in a moment</Trans>
          ) : (
            <Trans>Waiting for a signal</Trans>
          )}
        </h2>
        <p>
          {state === 'sent' ? (
            <Trans>We answer to the address or number you gave.</Trans>
          ) : hasSync ? (
            <Trans>It goes out by itself when there is a signal, even with Lajur closed.</Trans>
          ) : (
            <Trans>It goes out when there is a signal and you open Lajur.</Trans>
          )}
        </p>
      </div>
      {state === 'sent' ? (
        <Button variant="secondary" onClick={onAnother}>
          <Trans>Write another message</Trans>
        </Button>
      ) : (
        <ButtonLink variant="secondary" href={outboxPath}>
          <Trans>See the outbox</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
