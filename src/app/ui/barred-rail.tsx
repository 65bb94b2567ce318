import type { ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Rail } from '#app/ui/rail.tsx';
import styles from './barred-rail.module.css';

/** A rail with a scrollbar for a mouse. */
export function BarredRail({ className, children }: ComponentProps<typeof Rail>) {
  return <Rail className={classNames(styles.bar, className)}>{children}</Rail>;
}
