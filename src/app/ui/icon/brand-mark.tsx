import styles from './brand-mark.module.css';
import { brandsWithMark } from './brands-with-mark.ts';

export type BrandMarkProps = {
  readonly slug: string;
  readonly name: string;
  readonly size?: number;
};

/** `Land Rover` is LR, `Daihatsu` Da, `BYD` BY. */
function monogramOf(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/);
  return second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase();
}

/**
 * A brand's mark in the text's colour, or two letters without one. From one file of all marks
 * (scripts/draw-brand-marks.ts), so it costs no script. Decorative: the name is always beside it.
 */
export function BrandMark({ slug, name, size = 26 }: BrandMarkProps) {
  if (!brandsWithMark.has(slug)) {
    return (
      <span
        className={styles.monogram}
        style={{ width: size, height: size, fontSize: size * 0.7 }}
        aria-hidden="true"
      >
        {monogramOf(name)}
      </span>
    );
  }
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`/brands.svg#${slug}`} />
    </svg>
  );
}
