import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import patterns from '#app/ui/patterns.module.css';
import { AppLink } from './app-link.tsx';
import { LinkText, type LinkTextProps } from './link-text.tsx';
import styles from './row-link.module.css';

export type RowLinkProps = LinkTextProps & {
  readonly href: string;
  /** 56 px wide: a picture, or an icon tile. */
  readonly sign: ReactNode;
  onClick?(): void;
};

/** A link row of a card, always of the same height. */
export function RowLink({ href, sign, onClick, ...text }: RowLinkProps) {
  return (
    <AppLink href={href} className={classNames(patterns.pressed, styles.row)} onClick={onClick}>
      <span className={styles.sign}>{sign}</span>
      <LinkText {...text} />
    </AppLink>
  );
}

/** A placeholder for a missing picture. */
export function RowPicture({ address }: { readonly address: string | undefined }) {
  return (
    <span
      className={styles.picture}
      style={address === undefined ? undefined : { backgroundImage: `url("${address}")` }}
    />
  );
}

/** The verb of the next step. The whole row is the link. */
export function RowVerb({ children }: { readonly children: ReactNode }) {
  return <span className={styles.verb}>{children}</span>;
}
