import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What pressing it does, in words. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `floating` is a light disc, to be seen on a photo. */
  readonly look?: 'plain' | 'floating';
};

/** A button that is only an icon: 44 px to the finger. */
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
