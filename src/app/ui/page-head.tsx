import type { ReactNode } from 'react';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './page-head.module.css';

type Props = { readonly title: ReactNode; readonly lead: ReactNode; readonly children?: ReactNode };

/** Page title, introduction, and links to the same page for other subjects. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <header className={styles.head}>
      <h1 className={texts.pageTitle}>{title}</h1>
      <p className={patterns.introduction}>{lead}</p>
      {children}
    </header>
  );
}
