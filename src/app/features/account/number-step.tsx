import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import type { SignInFailure } from '#app/data/account/account.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { formWords } from '#contract/form/form-words.ts';
import { ConsentNote } from './consent-note.tsx';
import { NewOwner } from './new-owner.tsx';
import { fieldProblem, SignInProblem } from './sign-in-problem.tsx';

type Props = {
  readonly mobile: string;
  onMobile(mobile: string): void;
  /** Whether the number is new to this person. */
  readonly isNewOwner: boolean;
  onNewOwner(isNewOwner: boolean): void;
  readonly isBusy: boolean;
  readonly failure: SignInFailure | undefined;
  onSend(): void;
};

/** First step: the number that a code is sent to. */
export function NumberStep(props: Props) {
  const { mobile, onMobile, isBusy, failure, onSend } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const isPossible = parseMobileNumber(mobile) !== undefined;
  const impossible = isChecked && !isPossible ? formWords.mobile[language] : undefined;

  function send(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (isPossible) onSend();
    else form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} className={layouts.stack16} noValidate onSubmit={send}>
      <p className={texts.quiet}>
        <Trans>
          We send a code to your mobile number. That is all: no password, and the first time it creates your
          account.
        </Trans>
      </p>
      <Field
        label={t`Mobile number`}
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        maxLength={24}
        value={mobile}
        error={impossible ?? fieldProblem(failure, 'mobile')}
        onChange={(event) => onMobile(event.currentTarget.value)}
        onBlur={() => setIsChecked(mobile.trim() !== '')}
      />
      <SignInProblem failure={failure} field="mobile" />
      <NewOwner isChecked={props.isNewOwner} onChange={props.onNewOwner} />
      <ConsentNote />
      <Button type="submit" isWide aria-disabled={isBusy}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the code</Trans>}
      </Button>
    </form>
  );
}
