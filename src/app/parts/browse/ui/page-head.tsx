import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type Props = { readonly title: ReactNode; readonly lead: ReactNode; readonly children?: ReactNode };

/** The title of a page, a sentence about it, and links to the same page for other things. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}
