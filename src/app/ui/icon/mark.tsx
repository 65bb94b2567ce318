import styles from './mark.module.css';
import { markNames } from './mark-names.ts';

/** Whether there is a mark for this brand, network or store. */
export const hasMark = (name: string) => markNames.includes(name);

/**
 * A mark in the text's colour, cut out of one picture of all marks (tools/draw-brand-marks.ts). A mask is
 * loaded when it is displayed; an SVG `use` would load it with the page, before visible content. Decorative:
 * the name is always adjacent.
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
