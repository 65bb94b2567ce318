import { useEffect, useEffectEvent, useState } from 'react';
import { type AccountFailure, sendCode, signIn } from '#app/data/account/account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { type AccountUser, otpLimits } from '#contract/account/account.ts';
import { consentVersion } from '#contract/account/consent.ts';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';

export type SignInFormProps = {
  /** The number offered first. */
  readonly mobile?: string | undefined;
  /** The person has just typed the number elsewhere: the code is sent to it at once. */
  readonly isSentAtOnce?: boolean;
  onSignedIn(user: AccountUser): void;
};

type Sent = { readonly resendAt: number; readonly shownCode: string | undefined };

/** Verifies a mobile number by a code, which is all of signing in. Typed text survives any failure. */
export function SignInForm({ mobile: offered = '', isSentAtOnce = false, onSignedIn }: SignInFormProps) {
  const api = useApiClient();
  const [mobile, setMobile] = useState(offered);
  const [code, setCode] = useState('');
  /** Undefined until a code was sent. */
  const [sent, setSent] = useState<Sent>();
  const [failure, setFailure] = useState<AccountFailure>();
  const [isBusy, setIsBusy] = useState(false);
  const [isNewOwner, setIsNewOwner] = useState(false);

  async function send(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const outcome = await sendCode(api, mobile);
    setIsBusy(false);
    if (outcome.kind === 'sent') {
      setCode('');
      setSent({ resendAt: Date.now() + outcome.resendSeconds * 1000, shownCode: outcome.code });
      return;
    }
    setFailure(outcome);
    // Asked for before, and the answer was lost or the page left: that code still works.
    if (outcome.kind === 'refused' && outcome.code === 'rate_limited' && sent === undefined)
      setSent({ resendAt: Date.now() + otpLimits.resendSeconds * 1000, shownCode: undefined });
  }

  const sendAtOnce = useEffectEvent(() => {
    if (isSentAtOnce && parseMobileNumber(mobile) !== undefined) void send();
  });
  // Deferred: an effect that is undone at once (strict mode) must send nothing.
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
    else setFailure(outcome);
  }

  if (sent === undefined) {
    return (
      <NumberStep
        mobile={mobile}
        onMobile={(typed) => {
          setMobile(typed);
          setFailure(undefined);
        }}
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
      code={code}
      onCode={(typed) => {
        setCode(typed);
        if (typed !== code) setFailure(undefined);
      }}
      shownCode={sent.shownCode}
      resendAt={sent.resendAt}
      isBusy={isBusy}
      failure={failure}
      onVerify={(otp) => void verify(otp)}
      onResend={() => void send()}
      onOtherNumber={() => {
        setSent(undefined);
        setFailure(undefined);
        setCode('');
      }}
    />
  );
}
