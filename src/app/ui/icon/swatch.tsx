import { Check } from 'lucide';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './swatch.module.css';

export type SwatchProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> & {
  /** A CSS colour. */
  readonly color: string;
  readonly isPressed: boolean;
  /** The colour's name, always adjacent. */
  readonly children: ReactNode;
};

/** A selectable colour. */
export function Swatch({ color, isPressed, children, ...rest }: SwatchProps) {
  return (
    <button type="button" className={styles.swatch} aria-pressed={isPressed} {...rest}>
      <span className={styles.disc} style={{ backgroundColor: color }}>
        {isPressed ? (
          <span className={styles.check}>
            <Icon of={Check} size={14} stroke={2.25} />
          </span>
        ) : null}
      </span>
      <span className={styles.name}>{children}</span>
    </button>
  );
}
