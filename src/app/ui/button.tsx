import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { AppLink, type AppLinkProps } from './link/app-link.tsx';

export type ButtonLook = {
  /** At most one `primary` per view. `secondary` is outlined, `ink` floats above content. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'text' | 'ink';
  /** 48 px tall, or 40 in dense layouts. */
  readonly size?: 'regular' | 'dense';
  readonly isWide?: boolean;
  /** Shown before the text. */
  readonly icon?: ReactNode;
};

/** Class names for elements that look like a button but are neither a button nor an in-app link. */
export function buttonClass(
  { variant = 'primary', size = 'regular', isWide = false }: ButtonLook,
  className?: string,
) {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide, className);
}

export type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({ variant, size, isWide, icon, className, children, ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <button type="button" className={buttonClass(look, className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & AppLinkProps;

/** A link styled as a button. */
export function ButtonLink({ variant, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <AppLink className={buttonClass(look, className)} {...rest}>
      {icon}
      {children}
    </AppLink>
  );
}
