import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import layouts from './layouts.module.css';
import { AppLink } from './link/app-link.tsx';
import styles from './section.module.css';

/** A titled section with a link to the full list next to the title. */
export function Section({
  title,
  note,
  href,
  children,
}: {
  readonly title: string;
  /** The basis of the content, below the title. */
  readonly note?: ReactNode;
  readonly href?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {href === undefined ? null : (
          <AppLink href={href} className={layouts.actionLead}>
            <Trans>See all</Trans>
            <span className="visually-hidden">: {title}</span>
          </AppLink>
        )}
      </div>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
