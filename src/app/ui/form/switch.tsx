<<<<<<< HEAD
import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import texts from '#app/ui/texts.module.css';
import styles from './switch.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'checked'> & { readonly checked: boolean };

/** A setting that takes effect at once: its label, and a switch at the end of the line. */
export function Switch({ children, className, checked, ...input }: Props) {
  return (
    <label className={classNames(styles.switch, texts.lead, className)}>
      <span>{children}</span>
      <input type="checkbox" role="switch" aria-checked={checked} checked={checked} {...input} />
=======
import type { ReactNode } from 'react';
import texts from '#app/ui/texts.module.css';
import styles from './switch.module.css';

type Props = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly isOn: boolean;
  onSwitch(isOn: boolean): void;
};

/** A row that is on or off, with effect at once. */
export function Switch({ label, note, isOn, onSwitch }: Props) {
  return (
    <label className={styles.row}>
      <span>
        <span className={texts.leadLine}>{label}</span>
        {note === undefined ? null : <span className={texts.noteFigures}>{note}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className={styles.switch}
        checked={isOn}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
>>>>>>> money
    </label>
  );
}
