import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide';
import { useEffect, useState } from 'react';
import type { SignInFailure } from '#app/data/account/account.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field } from '#app/ui/form/field.tsx';
import type { CheckedForm } from '#app/ui/form/use-checked-form.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { otpLimits } from '#contract/account/account.ts';
import { ConsentNote } from './consent-note.tsx';
import styles from './sign-in-form.module.css';
import { SignInProblem } from './sign-in-problem.tsx';
import { useWebOtp } from './use-web-otp.ts';

type Props = {
  /** As it was typed. */
  readonly mobile: string;
  /** Whether the consent text was shown in the previous step. */
  readonly hasConsent: boolean;
  readonly view: CheckedForm<'otp'>;
  /** Shown by a site that does not send messages. */
  readonly shownCode: string | undefined;
  /** When another code can be requested, in milliseconds since 1970. */
  readonly resendAt: number;
  readonly isBusy: boolean;
  readonly failure: SignInFailure | undefined;
  onVerify(code: string): void;
  onResend(): void;
  onOtherNumber(): void;
};

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, otpLimits.digits);

/** Second step: the code from the message. Six digits are submitted automatically. */
export function CodeStep(props: Props) {
  const { mobile, view, shownCode, resendAt, isBusy, failure, onVerify } = props;
  const { t } = useLingui();
  const { formRef } = view;
  const waitSeconds = useSecondsUntil(resendAt);
  const focus = () => formRef.current?.querySelector('input')?.focus();
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef]);
  useWebOtp(take);

  function take(text: string): void {
    const digits = digitsOf(text);
    if (digits === view.form.otp) return;
    view.set('otp', digits);
    if (digits.length === otpLimits.digits) onVerify(digits);
  }

  return (
    <form
      ref={formRef}
      className={layouts.stack16}
      noValidate
      onSubmit={(event) => view.submit(event, ({ otp = '' }) => onVerify(otp))}
    >
      <p className={texts.quiet} role="status">
        <Trans>The code was sent to {mobile}.</Trans>{' '}
        <button type="button" className={styles.other} onClick={props.onOtherNumber}>
          <Trans>Other number</Trans>
        </button>
      </p>
      {shownCode === undefined ? null : (
        <p className={classNames(patterns.notice, tints.amber, styles.shown)} role="status">
          <Icon of={MessageSquareText} />
          <span>
            <Trans>
              This site runs on your own machine and sends no messages. Your code:{' '}
              <strong>{shownCode}</strong>
            </Trans>
          </span>
        </p>
      )}
      <Field
        label={t`Code of ${otpLimits.digits} digits`}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        className={styles.code}
        {...view.fieldOf('otp')}
        onChange={(event) => take(event.currentTarget.value)}
        // Half a code is no fault while its message is read, and what would say so would move the buttons away.
        onBlur={undefined}
      />
      <SignInProblem failure={failure} />
      {props.hasConsent ? null : <ConsentNote />}
      <Button type="submit" isWide aria-disabled={isBusy}>
        {isBusy ? <Trans>Checking…</Trans> : <Trans>Sign in</Trans>}
      </Button>
      <Button
        variant="text"
        isWide
        aria-disabled={waitSeconds > 0 || isBusy}
        className={styles.resend}
        onClick={() => {
          if (waitSeconds > 0 || isBusy) return;
          props.onResend();
          focus();
        }}
      >
        {waitSeconds > 0 ? <Trans>Send again in {waitSeconds} s</Trans> : <Trans>Send again</Trans>}
      </Button>
    </form>
  );
}

/** Counts down the whole seconds until a time (milliseconds since 1970); 0 afterwards. */
function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` is made of the moment alone
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      const now = left();
      setSeconds(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
}
