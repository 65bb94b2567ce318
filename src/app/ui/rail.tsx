import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './rail.module.css';

type Props = {
  readonly className?: string | undefined;
  /** List items. */
  readonly children: ReactNode;
};

/** A horizontal list that extends beyond the right edge as a hint to swipe. */
export function Rail({ className, children }: Props) {
  return <ul className={classNames(styles.rail, className)}>{children}</ul>;
}
