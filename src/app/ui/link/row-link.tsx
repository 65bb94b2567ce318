import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';
import { LinkText, type LinkTextProps } from './link-text.tsx';
import styles from './row-link.module.css';

export type RowLinkProps = LinkTextProps & {
  readonly href: string;
  /** 56 px wide: a picture, or an icon's tile. */
  readonly sign: ReactNode;
  onClick?(): void;
};

/** A row of a card that leads on: always of one height. */
export function RowLink({ href, sign, onClick, ...text }: RowLinkProps) {
  return (
    <AppLink href={href} className={styles.row} onClick={onClick}>
      <span className={styles.sign}>{sign}</span>
      <LinkText {...text} />
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
