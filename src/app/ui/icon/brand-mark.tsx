import styles from './brand-mark.module.css';
import { hasMark, Mark } from './mark.tsx';

export type BrandMarkProps = {
  readonly slug: string;
  readonly name: string;
  readonly size?: number;
};

/** `Land Rover` becomes LR, `Daihatsu` Da, `BYD` BY. */
function monogramOf(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/);
  return second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase();
}

/** A brand's mark, or a two-letter monogram. Decorative: the name is always adjacent. */
export function BrandMark({ slug, name, size = 26 }: BrandMarkProps) {
  if (hasMark(slug)) return <Mark name={slug} size={size} />;
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
