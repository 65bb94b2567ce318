import styles from './swatch.module.css';

/** A colour as a disc. Its name always stands beside it, so it says nothing itself. */
export function Swatch({ color }: { readonly color: string | undefined }) {
  return <span aria-hidden="true" className={styles.swatch} style={{ backgroundColor: color }} />;
}
