import { useEffect, useEffectEvent, useState } from 'react';
import { type SignInFailure, sendCode, signIn } from '#app/data/account/account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { type FieldMessages, useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { type AccountUser, otpLimits } from '#contract/account/account.ts';
import { consentVersion } from '#contract/account/consent.ts';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { codeForm, numberForm } from '#contract/account/sign-in-form.ts';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';

export type SignInFormProps = {
  /** Initial value of the number. */
  readonly mobile?: string | undefined;
  /** Whether the code is requested automatically, because the number was just entered elsewhere. */
  readonly isSentAtOnce?: boolean;
  onSignedIn(user: AccountUser): void;
};

type Sent = { readonly resendAt: number; readonly shownCode: string | undefined };

/** Signs in by verifying a mobile number with a code. Input survives any failure. */
export function SignInForm({ mobile: offered = '', isSentAtOnce = false, onSignedIn }: SignInFormProps) {
  const api = useApiClient();
  /** Undefined until a code has been sent. */
  const [sent, setSent] = useState<Sent>();
  const [failure, setFailure] = useState<SignInFailure>();
  const [isBusy, setIsBusy] = useState(false);
  const [isNewOwner, setIsNewOwner] = useState(false);
  const onChange = () => setFailure(undefined);
  const number = useCheckedForm({ rules: numberForm, first: { mobile: offered }, onChange });
  const code = useCheckedForm({ rules: codeForm, onChange });
  const { mobile = '' } = number.form;

  function fail(outcome: SignInFailure): void {
    const messages = messagesOf(outcome);
    if (messages.mobile) {
      setSent(undefined);
      number.refuse(messages);
    } else if (messages.otp) code.refuse(messages);
    else setFailure(outcome);
  }

  async function send(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const outcome = await sendCode(api, mobile);
    setIsBusy(false);
    if (outcome.kind === 'sent') {
      code.clear();
      setSent({ resendAt: Date.now() + outcome.resendSeconds * 1000, shownCode: outcome.code });
      return;
    }
    fail(outcome);
    // A code was requested before, and the response was lost or the page left: that code is still valid.
    if (outcome.kind === 'refused' && outcome.code === 'rate_limited' && sent === undefined)
      setSent({ resendAt: Date.now() + otpLimits.resendSeconds * 1000, shownCode: undefined });
  }

  const sendAtOnce = useEffectEvent(() => {
    if (isSentAtOnce && parseMobileNumber(mobile) !== undefined) void send();
  });
  // Deferred: an effect that is undone immediately (strict mode) must not send anything.
  useEffect(() => {
    const timer = setTimeout(() => sendAtOnce());
    return () => clearTimeout(timer);
  }, []);

  async function verify(otp: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const given = { mobile, otp, consent: consentVersion };
    const outcome = await signIn(api, isNewOwner ? { ...given, isNewOwner: '1' } : given);
    setIsBusy(false);
    if (outcome.kind === 'done') onSignedIn(outcome.user);
    else fail(outcome);
  }

  if (sent === undefined) {
    return (
      <NumberStep
        view={number}
        isNewOwner={isNewOwner}
        onNewOwner={setIsNewOwner}
        isBusy={isBusy}
        failure={failure}
        onSend={() => void send()}
      />
    );
  }
  return (
    <CodeStep
      mobile={mobile.trim()}
      hasConsent={!isSentAtOnce}
      view={code}
      shownCode={sent.shownCode}
      resendAt={sent.resendAt}
      isBusy={isBusy}
      failure={failure}
      onVerify={(otp) => void verify(otp)}
      onResend={() => void send()}
      onOtherNumber={() => {
        setSent(undefined);
        setFailure(undefined);
        code.clear();
      }}
    />
  );
}

/** The server's problems with the fields; having to wait is none of them. */
function messagesOf(failure: SignInFailure): FieldMessages {
  if (failure.kind !== 'refused' || failure.code === 'rate_limited') return {};
  return failure.code.startsWith('otp_') ? { otp: [failure.message], ...failure.fields } : failure.fields;
}
