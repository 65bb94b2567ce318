import type { ReactNode } from 'react';
import styles from './icon-tile.module.css';

/** A sign of 20 px on its green tile, beside words that say the same. */
export function IconTile({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tile}>{children}</span>;
}
