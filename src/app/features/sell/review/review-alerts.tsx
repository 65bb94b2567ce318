import { Trans } from '@lingui/react/macro';
import { ChevronRight, CircleAlert, Clock, ListChecks } from 'lucide';
import { useEffect, useRef } from 'react';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { useStepNames } from '#app/features/sell/steps/step-names.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { sellStepPath } from '#contract/paths.ts';
import { fieldsOfStep, type SellStep, sellSteps } from '#contract/sell/sell-fields.ts';
import type { Draft } from '#offline/drafts/draft.schema.ts';
import styles from './review-alerts.module.css';

const stepOf = (field: string): SellStep =>
  sellSteps.find((step) => fieldsOfStep[step].some((each) => each === field)) ?? 'review';

/** The server's error response to the draft. The page scrolls to it. */
export function RefusalAlert({ draft }: { readonly draft: Draft }) {
  const names = useStepNames();
  const alert = useRef<HTMLDivElement>(null);
  const { refusal, id } = draft;
  const message = refusal?.message;
  useEffect(() => {
    if (message === undefined) return;
    // After the page has restored its own scroll position.
    requestAnimationFrame(() => {
      alert.current?.scrollIntoView({ block: 'center' });
      alert.current?.focus({ preventScroll: true });
    });
  }, [message]);
  if (!refusal) return null;
  const errors = Object.entries(refusal.errors);
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={classNames(tints.red, styles.alert)}>
      <p className={styles.title}>
        <Icon of={CircleAlert} />
        {refusal.message}
      </p>
      {errors.length === 0 ? null : (
        <ul className={styles.list}>
          {errors.map(([field, messages]) => {
            const step = stepOf(field);
            return (
              <li key={field}>
                <AppLink href={`${sellStepPath(step, id)}#${field}`} className={styles.row}>
                  <span>
                    <strong>{names[step]}:</strong> {messages.join(' ')}
                  </span>
                  <Icon of={ChevronRight} size={18} />
                </AppLink>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Missing fields, by step. */
export function MissingSteps({ draft }: { readonly draft: Draft }) {
  const names = useStepNames();
  const { errors } = useSellForm();
  const open = sellSteps.flatMap((step) => {
    const field = fieldsOfStep[step].find((each) => errors[each]);
    const count = fieldsOfStep[step].filter((each) => errors[each]).length;
    return field ? [{ step, field, count }] : [];
  });
  if (open.length === 0) return null;
  return (
    <section className={classNames(tints.amber, styles.alert)} data-missing-steps>
      <h2 className={styles.title}>
        <Icon of={ListChecks} />
        <Trans>Before it can be published</Trans>
      </h2>
      <ul className={styles.list}>
        {open.map(({ step, field, count }) => (
          <li key={step}>
            <AppLink href={`${sellStepPath(step, draft.id)}#${field}`} className={styles.row}>
              <span>
                <strong>{names[step]}</strong>
              </span>
              <span className={texts.caption}>
                {/* Some fields are missing, others invalid. */}
                <Trans>{count} to fill in or fix</Trans>
              </span>
              <Icon of={ChevronRight} size={18} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The draft is queued: changes made now are sent with it. */
export function InLineNote() {
  return (
    <p role="status" className={classNames(layouts.row12, tints.amber, styles.alert)}>
      <Icon of={Clock} />
      <Trans>This ad is waiting in the outbox. What you change now is sent with it.</Trans>
    </p>
  );
}
