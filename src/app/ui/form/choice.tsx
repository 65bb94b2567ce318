import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import texts from '#app/ui/texts.module.css';
import styles from './choice.module.css';

type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly type: 'radio' | 'checkbox';
  /** Small text below the label. */
  readonly note?: ReactNode;
  /** Styled as a field rather than a list row. */
  readonly isBoxed?: boolean;
};

/** A checkbox or radio button with its label. */
export function Choice({ note, isBoxed = false, children, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, isBoxed && styles.boxed)}>
      <input {...input} />
      <span>
        {children}
        {note === undefined ? null : <span className={texts.noteLine}>{note}</span>}
      </span>
    </label>
  );
}

/** A group of choices with its legend. */
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
