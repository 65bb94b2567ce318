import { Trans } from '@lingui/react/macro';
import { Check, CircleAlert, Clock, LoaderCircle } from 'lucide';
import { useEffect, useRef } from 'react';
import { useHasBackgroundSync, useOutbox } from '#app/data/outbox.ts';
import { refusalText } from '#app/data/refusal-text.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { LeadKind } from '#contract/lead.ts';
import { outboxPath } from '#contract/paths.ts';
import type { OutboxProblem } from '#offline/outbox/outbox.schema.ts';
import styles from './lead-form.module.css';

type Props = {
  readonly kind: LeadKind;
  /** Undefined where it was sent without standing in line. */
  readonly rowId: string | undefined;
  /** Back to the form, with what the server found wrong. */
  onMend(problem: OutboxProblem | undefined): void;
};

/** After the button: whether it has arrived, and what happens next. */
export function LeadStanding({ kind, rowId, onMend }: Props) {
  const outbox = useOutbox();
  const isOnline = useIsOnline();
  const hasSync = useHasBackgroundSync();
  const row = outbox.kind === 'known' ? outbox.value.find(({ id }) => id === rowId) : undefined;
  const state = rowId === undefined ? 'sent' : (row?.state ?? 'waiting');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It stands where a longer form was, whose button was further down.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
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
        <Button variant="secondary" onClick={() => onMend(row?.problem ?? undefined)}>
          <Trans>Change it</Trans>
        </Button>
      </div>
    );
  }
  const icon = state === 'sent' ? Check : state === 'sending' ? LoaderCircle : Clock;
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.standing} data-state={state}>
      <Icon of={icon} size={24} className={state === 'sending' ? styles.turning : undefined} />
      <div>
        <h2 className={styles.done}>
          {state === 'sent' ? (
            <Trans>It has arrived</Trans>
          ) : state === 'sending' || isOnline ? (
            <Trans>On its way in a moment</Trans>
          ) : (
            <Trans>Waiting for a signal</Trans>
          )}
        </h2>
        <p>
          {state === 'sent' ? (
            <NextStep kind={kind} />
          ) : hasSync ? (
            <Trans>It goes out by itself when there is a signal, even with Lajur closed.</Trans>
          ) : (
            <Trans>It goes out when there is a signal and you open Lajur.</Trans>
          )}
        </p>
      </div>
      {rowId === undefined ? null : (
        <ButtonLink variant="secondary" href={outboxPath}>
          <Trans>See the outbox</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

function NextStep({ kind }: { readonly kind: LeadKind }) {
  switch (kind) {
    case 'contact':
      return <Trans>The seller sees your message and your number, and calls or writes to you.</Trans>;
    case 'test-drive':
      return (
        <Trans>The seller calls you to agree on time and place. See the car first, never pay ahead.</Trans>
      );
    case 'finance':
      return <Trans>Our staff go through it and call you. Nothing is lent or signed by this.</Trans>;
    case 'insurance':
      return <Trans>Our staff go through it and call you. Nothing is insured or signed by this.</Trans>;
  }
}
