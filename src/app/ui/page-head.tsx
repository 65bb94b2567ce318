import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './page-head.module.css';

type Props = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Below the rest, on a wide screen beside title and introduction. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
};

/** Page title, introduction, and links to the same page for other subjects. */
export function PageHead({ title, lead, aside, children }: Props) {
  return (
    <header className={classNames(styles.head, aside !== undefined && styles.twoSided)}>
      <h1 className={texts.pageTitle}>{title}</h1>
      <p className={patterns.introduction}>{lead}</p>
      {children}
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
