import type { ReactNode } from 'react';
import { Icon, type IconProps } from '#app/ui/icon/icon.tsx';
import texts from '#app/ui/texts.module.css';
import styles from './blank-state.module.css';

type BlankStateProps = {
  readonly icon: IconProps['of'];
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** One or two buttons for the next step. */
  readonly actions?: ReactNode;
};

/** Replaces an empty list: explains what belongs there and how to add it. */
export function BlankState({ icon, title, children, actions }: BlankStateProps) {
  return (
    <div className={styles.blank}>
      <div className={styles.scene}>
        <EmptyBay />
        <span className={styles.icon}>
          <Icon of={icon} size={24} />
        </span>
      </div>
      <p className={texts.sheetTitle}>{title}</p>
      <p className={styles.text}>{children}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** An empty parking bay. Drawn inline, so that it is available offline. */
function EmptyBay() {
  return (
    <svg viewBox="0 0 200 96" width="200" height="96" fill="none" aria-hidden="true">
      <path className={styles.ground} d="M8 84C40 70 160 70 192 84Z" />
      <path
        className={styles.car}
        d="M30 78V66c0-6 4-10 10-11l22-4 21-17c4-3 9-5 14-5h28c6 0 12 3 16 7l15 16 8 2c6 2 9 6 9 11v13h-14M66 78h58M44 78H30"
      />
      <circle className={styles.car} cx="55" cy="78" r="11" />
      <circle className={styles.car} cx="141" cy="78" r="11" />
      <path className={styles.car} d="M78 50l14-11c3-2 5-3 8-3h6v14Zm38-14h8c4 0 7 1 10 4l9 10h-27Z" />
    </svg>
  );
}
