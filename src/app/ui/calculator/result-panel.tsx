import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './result-panel.module.css';

type Props = {
  readonly label: string;
  readonly id?: string;
  /** What the sum is. */
  readonly about: ReactNode;
  readonly sum: ReactNode;
  /** What the sum means: a share, a month. */
  readonly note?: ReactNode;
  /** What it is made of. */
  readonly children?: ReactNode;
};

/** The result of every calculator: the sum first, then what it is made of. */
export function ResultPanel({ label, id, about, sum, note, children }: Props) {
  return (
    <section id={id} className={styles.panel} aria-label={label}>
      <p className={texts.quiet}>{about}</p>
      <div role="status">
        <p className={styles.sum}>{sum}</p>
        {note === undefined ? null : (
          <p className={classNames(texts.quietFigures, patterns.stressed)}>{note}</p>
        )}
      </div>
      {children}
    </section>
  );
}
