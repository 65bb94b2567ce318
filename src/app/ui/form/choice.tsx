import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './choice.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly type: 'radio' | 'checkbox';
  /** Said below its words, smaller. */
  readonly note?: ReactNode;
  /** Stands as a field of its own, rather than as a line of a list. */
  readonly isBoxed?: boolean;
};

/** Something to choose or to agree to, with its words. */
export function Choice({ note, isBoxed = false, children, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, isBoxed && styles.boxed)}>
      <input {...input} />
      <span>
        {children}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </span>
    </label>
  );
}

/** Choices that belong together, under what they are about. */
export function ChoiceGroup({
  legend,
  children,
  ...rest
}: ComponentProps<'fieldset'> & { readonly legend: ReactNode }) {
  return (
    <fieldset {...rest} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
