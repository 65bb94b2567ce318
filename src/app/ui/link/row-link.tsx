import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from './app-link.tsx';
import styles from './row-link.module.css';

export type RowLinkProps = {
  readonly href: string;
  /** 56 px wide: a picture, or an icon's tile. */
  readonly sign: ReactNode;
  readonly title: ReactNode;
  readonly note: ReactNode;
  /** In place of the arrow: a badge, or the verb of what comes next. */
  readonly end?: ReactNode;
  onClick?(): void;
};

/** A row of a card that leads on: always of one height. */
export function RowLink({ href, sign, title, note, end, onClick }: RowLinkProps) {
  return (
    <AppLink href={href} className={styles.row} onClick={onClick}>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{note}</span>
      </span>
      {end ?? <Icon of={ChevronRight} className={styles.chevron} />}
    </AppLink>
  );
}

/** In the place of a picture that is not there. */
export function RowPicture({ address }: { readonly address: string | undefined }) {
  return (
    <span
      className={styles.picture}
      style={address === undefined ? undefined : { backgroundImage: `url("${address}")` }}
    />
  );
}

/** The verb of what comes next. The whole row is the link. */
export function RowVerb({ children }: { readonly children: ReactNode }) {
  return <span className={styles.verb}>{children}</span>;
}
