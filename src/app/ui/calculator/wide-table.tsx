import type { ReactNode } from 'react';
import patterns from '#app/ui/patterns.module.css';
import styles from './wide-table.module.css';

/** A table that may be wider than a phone: it is scrolled sideways, with keys too. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className={patterns.scrolled} aria-label={label} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
