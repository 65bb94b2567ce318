import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { CountDot } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import styles from './header-action.module.css';

export type HeaderActionProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** 24 px. */
  readonly icon: ReactNode;
  /** Beside the icon on wide screens, for screen readers only on phones. */
  readonly label: string;
  readonly count?: number;
};

/** A button in the header: icon and text on wide screens, the icon alone on phones. */
export function HeaderAction({ icon, label, count = 0, className, ...rest }: HeaderActionProps) {
  return (
    <button type="button" className={classNames(styles.action, className)} {...rest}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
      {count > 0 ? <span className="visually-hidden"> ({count})</span> : null}
      <CountDot count={count} className={styles.count} />
    </button>
  );
}
