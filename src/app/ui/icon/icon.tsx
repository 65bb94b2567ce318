import type { IconNode } from 'lucide';
import { classNames } from '#app/ui/class-names.ts';
import styles from './icon.module.css';
import { iconPath } from './icon-path.ts';

/** Icons on every car's card, drawn once in index.html: a list would contain each twenty times. */
export type SharedIcon = 'heart' | 'images' | 'place';

export type IconProps = {
  /** The icon's shapes from lucide. */
  readonly of: IconNode | SharedIcon;
  /** In pixels: 20 by default, 24 in a box, 22 in the tab bar, 14 next to captions. */
  readonly size?: number;
  /** 1.75, and 2.25 at 14 px. */
  readonly stroke?: number;
  readonly className?: string | undefined;
};

/** A line icon in the text's colour. Decorative: the adjacent text or the button's label says the same. */
export function Icon({ of, size = 20, stroke = 1.75, className }: IconProps) {
  const isUsual = stroke === 1.75 || stroke === 2.25;
  return (
    <svg
      className={classNames(styles.icon, stroke === 2.25 && styles.bold, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      style={isUsual ? undefined : { strokeWidth: stroke }}
      aria-hidden="true"
    >
      {typeof of === 'string' ? <use href={`#icon-${of}`} /> : <path d={iconPath(of)} />}
    </svg>
  );
}
