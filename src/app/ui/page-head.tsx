import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './page-head.module.css';

type Props = {
  readonly title: ReactNode;
  /** Before the title, and no part of it. */
  readonly mark?: ReactNode;
  readonly lead: ReactNode;
  /** A button at the end of the title's line. */
  readonly share?: ReactNode;
  /** Below the rest, on a wide screen beside title and introduction. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
};

/** Page title, introduction, and links to the same page for other subjects. */
export function PageHead({ title, mark, lead, share, aside, children }: Props) {
  const heading = <h1 className={texts.pageTitle}>{title}</h1>;
  return (
    <header className={classNames(styles.head, aside !== undefined && styles.twoSided)}>
      {mark === undefined && share === undefined ? (
        heading
      ) : (
        <div className={classNames(layouts.row12, share !== undefined && styles.shared)}>
          {mark}
          {heading}
          {share}
        </div>
      )}
      <p className={patterns.introduction}>{lead}</p>
      {children}
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
