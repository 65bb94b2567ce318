import type { ReactNode } from 'react';
import { AppLink } from '#app/ui/link/app-link.tsx';
import styles from './comparison-head.module.css';

type Props = {
  readonly picture: ReactNode;
  /** The picture is of something that is gone. */
  readonly isOver?: boolean;
  /** Where its own page is, and its name; null where neither is known. */
  readonly link: { readonly href: string; readonly label: string } | null;
  /** What is said where it is not known. */
  readonly unknown: ReactNode;
  /** The button or link that removes it. */
  readonly remove: ReactNode;
  readonly children?: ReactNode;
};

/** The head of a column of the comparison: the picture and the name, with what removes it. */
export function ComparisonHead({ picture, isOver = false, link, unknown, remove, children }: Props) {
  return (
    <>
      <div className={styles.photo} data-over={isOver ? '' : undefined}>
        {picture}
        <span className={styles.remove}>{remove}</span>
      </div>
      {link === null ? (
        <p className={styles.unknown}>{unknown}</p>
      ) : (
        <AppLink href={link.href} className={styles.label}>
          {link.label}
        </AppLink>
      )}
      {children}
    </>
  );
}

/** The same in the bar at the top. */
export function ComparisonBrief({ picture, label }: { readonly picture: ReactNode; readonly label: string }) {
  return (
    <>
      <span className={styles.thumb}>{picture}</span>
      <span className={styles.short}>{label}</span>
    </>
  );
}
