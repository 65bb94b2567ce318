import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Its accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `floating` is a light circle, for use on a photo. */
  readonly look?: 'plain' | 'floating';
};

/** An icon-only button with a touch target of 44 px. */
export function IconButton({ label, icon, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
