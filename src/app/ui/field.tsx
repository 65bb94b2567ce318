import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

export type FieldFrame = {
  readonly label: string;
  /** What is wrong, in the hint's place. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Before the value: `Rp`, `+62`. */
  readonly prefix?: ReactNode;
  /** Behind it: `km`, a button. */
  readonly suffix?: ReactNode;
  readonly className?: string | undefined;
};

type FrameProps = FieldFrame & { readonly id: string; readonly noteId: string; readonly children: ReactNode };

function Frame({ label, error, hint, prefix, suffix, className, id, noteId, children }: FrameProps) {
  return (
    <div className={classNames(styles.field, error !== undefined && styles.invalid, className)}>
      <div className={styles.box}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.line}>
          {prefix === undefined ? null : <span className={styles.affix}>{prefix}</span>}
          {children}
          {suffix === undefined ? null : <span className={styles.affix}>{suffix}</span>}
        </div>
      </div>
      <p id={noteId} className={styles.note} aria-live="polite">
        {error === undefined ? (
          hint
        ) : (
          <>
            <CircleAlert size={14} strokeWidth={2.25} aria-hidden="true" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}

export type FieldProps = FieldFrame & Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'className'>;

/** A line of text: its label inside, 52 px tall. */
export function Field({ label, error, hint, prefix, suffix, className, id, ...rest }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  return (
    <Frame {...{ label, error, hint, prefix, suffix, className, noteId }} id={fieldId}>
      <input
        {...rest}
        id={fieldId}
        className={styles.control}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={noteId}
      />
    </Frame>
  );
}

export type SelectFieldProps = FieldFrame &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'prefix' | 'className'>;

/** One of a list, by the device's own means of choosing. */
export function SelectField({
  label,
  error,
  hint,
  prefix,
  suffix,
  className,
  id,
  children,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  return (
    <Frame {...{ label, error, hint, prefix, suffix, className, noteId }} id={fieldId}>
      <select
        {...rest}
        id={fieldId}
        className={classNames(styles.control, styles.select)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={noteId}
      >
        {children}
      </select>
    </Frame>
  );
}
