import styles from './swatch.module.css';

/** A colour as a circle. Decorative: its name is always adjacent. */
export function Swatch({ color }: { readonly color: string | undefined }) {
  return <span aria-hidden="true" className={styles.swatch} style={{ backgroundColor: color }} />;
}
