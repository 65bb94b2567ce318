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
    </label>
  );
}
