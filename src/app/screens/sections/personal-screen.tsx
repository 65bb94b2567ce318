import type { ReactNode } from 'react';
import { Head } from '#app/features/seo/head.tsx';
import type { Page, PageFrameData } from '#app/page.ts';
import styles from './personal-screen.module.css';

type Props = {
  /** Title of the document, and of the page if it has no heading of its own. */
  readonly title: string;
  readonly heading?: ReactNode;
  readonly description: string;
  readonly canonicalPath: string;
  /** A column for forms or rows; `cards` uses the page's full width. All begin at the page's left edge. */
  readonly width?: 'form' | 'rows' | 'cards';
  readonly children: ReactNode;
};

/** A page with the device's or the account's content, excluded from search engines. */
export function PersonalScreen({
  title,
  heading = title,
  description,
  canonicalPath,
  width = 'cards',
  children,
}: Props) {
  return (
    <div className={width === 'cards' ? styles.screen : styles.column} data-width={width}>
      <Head title={title} description={description} canonicalPath={canonicalPath} isIndexed={false} />
      <h1 className={styles.title}>{heading}</h1>
      {children}
    </div>
  );
}

const noQuestions: PageFrameData = { faqs: [] };

/**
 * A page whose content only the device knows: the server renders the same for everyone, from no data.
 * @param frame by default without the site's questions
 */
export function personalPage(Screen: Page['Screen'], frame = noQuestions): Page {
  return { load: async () => ({ frame }), Screen };
}
