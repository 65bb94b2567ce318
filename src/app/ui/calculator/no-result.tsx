import type { ReactNode } from 'react';
import styles from './calculator.module.css';

type Props = {
  /** Of the result that is missing. */
  readonly label: string;
  readonly children: ReactNode;
};

/** In place of a result: why there is none. */
export function NoResult({ label, children }: Props) {
  return (
    <section aria-label={label}>
      <p className={styles.problem} role="status">
        {children}
      </p>
    </section>
  );
}
