import type { ReactNode } from 'react';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import styles from './personal-screen.module.css';

type Props = {
  /** Of the document, and of the page where it has no heading of its own. */
  readonly title: string;
  readonly heading?: ReactNode;
  readonly description: string;
  readonly canonicalPath: string;
  /** A column in the middle, for forms or for rows; cards take the page's whole width. */
  readonly width?: 'form' | 'rows' | 'cards';
  readonly children: ReactNode;
};

/** A page whose content is the device's or the account's: not for search engines. */
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
