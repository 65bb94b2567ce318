import type { ReactNode } from 'react';
import styles from './blank-state.module.css';

export type BlankStateProps = {
  /** 24 px. */
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** One or two buttons: the next step. */
  readonly actions?: ReactNode;
};

/** In place of an empty list: what belongs there and how it gets there. */
export function BlankState({ icon, title, children, actions }: BlankStateProps) {
  return (
    <div className={styles.blank}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{children}</p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
