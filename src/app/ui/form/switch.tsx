import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import texts from '#app/ui/texts.module.css';
import styles from './switch.module.css';

type Props = {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly isOn: boolean;
  readonly className?: string | undefined;
  onSwitch(isOn: boolean): void;
};

/** A row that is on or off, with effect at once. */
export function Switch({ label, note, isOn, className, onSwitch }: Props) {
  return (
    <label className={classNames(styles.row, className)}>
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
    </label>
  );
}
