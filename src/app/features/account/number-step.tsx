import { Trans, useLingui } from '@lingui/react/macro';
import type { SignInFailure } from '#app/data/account/account.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import type { CheckedForm } from '#app/ui/form/use-checked-form.ts';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { ConsentNote } from './consent-note.tsx';
import styles from './sign-in-form.module.css';
import { SignInProblem } from './sign-in-problem.tsx';

type Props = {
  readonly view: CheckedForm<'mobile'>;
  /** Whether the number is new to this person. */
  readonly isNewOwner: boolean;
  onNewOwner(isNewOwner: boolean): void;
  readonly isBusy: boolean;
  readonly failure: SignInFailure | undefined;
  onSend(): void;
};

/** First step: the number that a code is sent to. */
export function NumberStep({ view, isNewOwner, onNewOwner, isBusy, failure, onSend }: Props) {
  const { t } = useLingui();
  return (
    <form
      ref={view.formRef}
      className={layouts.stack16}
      noValidate
      onSubmit={(event) => view.submit(event, onSend)}
    >
      <p className={texts.quiet}>
        <Trans>
          We send a code to your mobile number. That is all: no password, and the first time it creates your
          account.
        </Trans>
      </p>
      <Field
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        maxLength={24}
        {...view.fieldOf('mobile')}
        onBlur={() => {
          if (view.form.mobile) view.leave('mobile');
        }}
      />
      <SignInProblem failure={failure} />
      <NewOwner isChecked={isNewOwner} onChange={onNewOwner} />
      <ConsentNote />
      <Button type="submit" isWide aria-disabled={isBusy}>
        {isBusy ? <Trans>Sending…</Trans> : <Trans>Send the code</Trans>}
      </Button>
    </form>
  );
}

type NewOwnerProps = { readonly isChecked: boolean; onChange(isChecked: boolean): void };

/** Networks reassign numbers: the current owner may not be the person of the existing account. */
function NewOwner({ isChecked, onChange }: NewOwnerProps) {
  return (
    <details className={styles.newOwner}>
      <summary>
        <Trans>Is this number new to you?</Trans>
      </summary>
      <label>
        <input
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          <Trans>
            Someone else had it before me. I get an empty account; the previous owner is signed out, and their
            ads under this number are taken down.
          </Trans>
        </span>
      </label>
    </details>
  );
}
