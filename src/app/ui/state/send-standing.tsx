import { Trans } from '@lingui/react/macro';
import { Check, CircleAlert, Clock, LoaderCircle } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { tick } from '#app/ui/motion-wish.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import styles from './send-standing.module.css';

type Props = {
  readonly state: OutboxRow['state'];
  /** The server's error message. */
  readonly refusal: string | undefined;
  readonly isOnline: boolean;
  /** Whether it is sent even while the app is closed. */
  readonly hasSync: boolean;
  /** Shown after arrival: the next step. */
  readonly arrived: ReactNode;
  readonly next: ReactNode;
  /** Actions, unless it was refused. */
  readonly action?: ReactNode;
  /** Returns to the refused form. */
  onMend(): void;
};

/** Replaces a submitted form: delivery state and next step. */
export function SendStanding(props: Props) {
  const { state, refusal, isOnline, hasSync, arrived, next, action, onMend } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls up, because the form was longer and its button further down.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isSent = state === 'sent';
  useEffect(() => {
    if (isSent) tick();
  }, [isSent]);
  if (state === 'needs-you') {
    return (
      <div
        ref={place}
        tabIndex={-1}
        role="alert"
        className={classNames(layouts.raisedCard, styles.standing)}
        data-state={state}
      >
        <Icon of={CircleAlert} size={24} />
        <div>
          <h2 className={styles.title}>
            <Trans>It has not been sent</Trans>
          </h2>
          <p>{refusal}</p>
        </div>
        <Button variant="secondary" onClick={onMend}>
          <Trans>Change it</Trans>
        </Button>
      </div>
    );
  }
  const icon = state === 'sent' ? Check : state === 'sending' ? LoaderCircle : Clock;
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="status"
      className={classNames(layouts.raisedCard, styles.standing)}
      data-state={state}
    >
      <Icon of={icon} size={24} className={state === 'sending' ? layouts.turning : undefined} />
      <div>
        <h2 className={styles.title}>
          {state === 'sent' ? (
            arrived
          ) : state === 'sending' || isOnline ? (
            <Trans>Sending in a moment</Trans>
          ) : (
            <Trans>Waiting for a signal</Trans>
          )}
        </h2>
        <p>
          {state === 'sent' ? (
            next
          ) : hasSync ? (
            <Trans>It is sent automatically when there is a signal, even with Lajur closed.</Trans>
          ) : (
            <Trans>It is sent when there is a signal and you open Lajur.</Trans>
          )}
        </p>
      </div>
      {action}
    </div>
  );
}
