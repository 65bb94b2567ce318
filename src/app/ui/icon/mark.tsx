import styles from './mark.module.css';
import { markNames } from './mark-names.ts';

/** Whether there is a mark of this brand, network or store. */
export const hasMark = (name: string) => markNames.includes(name);

/**
 * A mark in the text's colour, cut out of one picture of all marks (scripts/draw-brand-marks.ts). As a mask it is
 * fetched once its place is shown; an SVG `use` would fetch it with the page, before what is in view. Decorative: the
 * name is always beside it.
 */
export function Mark({ name, size }: { readonly name: string; readonly size: number }) {
  const place = (100 * markNames.indexOf(name)) / (markNames.length - 1);
  return (
    <span
      className={styles.mark}
      style={{ width: size, height: size, maskPosition: `0 ${place}%` }}
      aria-hidden="true"
    />
  );
}
