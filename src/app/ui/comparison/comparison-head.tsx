import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './comparison-head.module.css';

type Props = {
  readonly picture: ReactNode;
  /** Whether the vehicle is no longer on offer. */
  readonly isOver?: boolean;
  /** Address and name of its page; null if unknown. */
  readonly link: { readonly href: string; readonly label: string } | null;
  /** Shown if the vehicle is unknown. */
  readonly unknown: ReactNode;
  /** The remove button or link. */
  readonly remove: ReactNode;
  readonly children?: ReactNode;
};

/** A column header of the comparison: picture, name and remove button. */
export function ComparisonHead({ picture, isOver = false, link, unknown, remove, children }: Props) {
  return (
    <>
      <div className={classNames(layouts.anchor, styles.photo)} data-over={isOver ? '' : undefined}>
        {picture}
        <span className={styles.remove}>{remove}</span>
      </div>
      {link === null ? (
        <p className={styles.unknown}>{unknown}</p>
      ) : (
        <AppLink href={link.href} className={classNames(patterns.underlined, styles.label)}>
          {link.label}
        </AppLink>
      )}
      {children}
    </>
  );
}

type BriefProps = { readonly picture: ReactNode; readonly label: string; readonly note?: string | undefined };

/** The compact header in the sticky bar. */
export function ComparisonBrief({ picture, label, note }: BriefProps) {
  return (
    <>
      <span className={styles.thumb}>{picture}</span>
      <span className={layouts.narrow}>
        <span className={styles.short}>{label}</span>
        {note === undefined ? null : <span className={texts.noteFigures}>{note}</span>}
      </span>
    </>
  );
}
