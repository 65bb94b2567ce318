import type { ComponentProps, ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = ComponentProps<'details'> & { readonly summary: ReactNode };

/** More of a page's text, shown by a press, also without script. */
export const Disclosure = ({ summary, children, ...details }: Props) => (
  <details {...details}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
);
