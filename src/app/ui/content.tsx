import type { ReactNode } from 'react';
import texts from '#app/ui/texts.module.css';
import styles from './content.module.css';
import { PageHead } from './page-head.tsx';

type PageProps = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Shown below the lead: links to the same page for other kinds of vehicles. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
};

/** Layout of a content page: a title and sections below it. */
export function ContentPage({ title, lead, head, children }: PageProps) {
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={lead}>
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
  readonly children: ReactNode;
};

export function ContentSection({ heading, id, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={texts.sheetTitle}>{heading}</h2>
      {children}
    </section>
  );
}
