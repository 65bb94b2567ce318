import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import tints from './tints.module.css';

export type BadgeProps = {
  readonly tone?: 'neutral' | 'green' | 'amber' | 'red' | 'photo';
  /** 14 px, stroke 2.25. Required for accessibility: colour alone is not enough. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A short label on a tinted background. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tints[tone] ?? styles.photo, className)}>
      {icon}
      {children}
    </span>
  );
}

/** A number in a circle. Hidden from screen readers, because the adjacent label contains the number. */
export function CountDot({
  count,
  className,
}: {
  readonly count: number;
  readonly className?: string | undefined;
}) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className={classNames(styles.dot, className)}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
