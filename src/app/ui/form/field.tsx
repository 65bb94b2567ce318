import { ChevronDown, CircleAlert } from 'lucide';
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './field.module.css';

export type FieldLabel = {
  /** Displayed inside the field, above the value. */
  readonly label: string;
  /** The problem with the value, and what would be valid. */
  readonly error?: string | undefined;
  /** Displayed below the value if there is no error. */
  readonly hint?: ReactNode;
};

function Frame({
  id,
  label,
  error,
  hint,
  children,
}: FieldLabel & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <span className={styles.box}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {children}
      </span>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint === undefined || error !== undefined ? null : (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** An error message below its field. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.error}>
      <Icon of={CircleAlert} size={14} stroke={2.25} />
      {children}
    </p>
  );
}

function describedBy(id: string, { error, hint }: Pick<FieldLabel, 'error' | 'hint'>) {
  if (error !== undefined) return { 'aria-invalid': true, 'aria-describedby': `${id}-error` };
  return hint === undefined ? {} : { 'aria-describedby': `${id}-hint` };
}

export type FieldProps = FieldLabel & Omit<InputHTMLAttributes<HTMLInputElement>, 'id'>;

/** A single-line text input with its label inside. */
export function Field({ label, error, hint, className, ...rest }: FieldProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <input
        id={id}
        autoComplete="off"
        className={classNames(styles.control, className)}
        {...describedBy(id, { error, hint })}
        {...rest}
      />
    </Frame>
  );
}

export type SelectFieldProps = FieldLabel & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>;

/** A native select. */
export function SelectField({ label, error, hint, className, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <select
        id={id}
        className={classNames(styles.control, styles.select, className)}
        {...describedBy(id, { error, hint })}
        {...rest}
      >
        {children}
      </select>
      <Icon of={ChevronDown} className={styles.chevron} />
    </Frame>
  );
}
