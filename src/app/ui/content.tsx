import type { ReactNode } from 'react';
import texts from '#app/ui/texts.module.css';
import styles from './content.module.css';
import { PageHead } from './page-head.tsx';

type PageProps = {
  readonly title: ReactNode;
  readonly mark?: ReactNode;
  readonly lead: ReactNode;
  /** The button that shares the page, in the same place on all. */
  readonly share?: ReactNode;
  /** Shown below the lead: links to the same page for other kinds of vehicles. */
  readonly head?: ReactNode;
  /** Below that, on a wide screen beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Layout of a content page: a title and sections below it. */
export function ContentPage({ title, mark, lead, share, head, aside, children }: PageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} mark={mark} lead={lead} share={share} aside={aside}>
        {head}
      </PageHead>
      {children}
    </div>
  );
}

type SectionProps = {
  readonly heading: ReactNode;
  /** The section's anchor id. */
  readonly id?: string;
  /** A link beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export function ContentSection({ heading, id, action, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      {action === undefined ? (
        <h2 className={texts.sheetTitle}>{heading}</h2>
      ) : (
        <div className={styles.head}>
          <h2 className={texts.sheetTitle}>{heading}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
