import { Trans } from '@lingui/react/macro';
import styles from './sign-in-form.module.css';

type Props = { readonly isChecked: boolean; onChange(isChecked: boolean): void };

/** Networks reassign numbers: the current owner may not be the person of the existing account. */
export function NewOwner({ isChecked, onChange }: Props) {
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
            Somebody else had it before me. I get an empty account; the earlier owner is signed out, and their
            ads under this number are taken down.
          </Trans>
        </span>
      </label>
    </details>
  );
}
