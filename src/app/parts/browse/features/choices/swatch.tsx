import styles from './swatch.module.css';

/** A colour as a disc. Decorative: its name is always beside it. */
export function Swatch({ color }: { readonly color: string | undefined }) {
  return <span aria-hidden="true" className={styles.swatch} style={{ backgroundColor: color }} />;
}
