import type { ReactNode } from 'react';
import styles from './icon-tile.module.css';

/** A decorative 20 px icon on a green tile. */
export function IconTile({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tile}>{children}</span>;
}
