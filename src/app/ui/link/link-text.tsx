import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import styles from './link-text.module.css';

export type LinkTextProps = {
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** Replaces the arrow: a badge, or the verb of the next step. */
  readonly end?: ReactNode;
};

/** The content of a link row: two texts and an arrow. The row defines the layout. */
export function LinkText({ title, note, end }: LinkTextProps) {
  return (
    <>
      <span className={layouts.fill}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{note}</span>
      </span>
      {end ?? <Icon of={ChevronRight} className={styles.chevron} />}
    </>
  );
}
