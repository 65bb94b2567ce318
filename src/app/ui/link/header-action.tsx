import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { CountDot } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from './app-link.tsx';
import styles from './header-action.module.css';

type Look = {
  /** 24 px. */
  readonly icon: ReactNode;
  /** Displayed next to the icon on wide screens, for screen readers only on phones. */
  readonly label: string;
};

export type HeaderActionProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly count?: number };

/** A header button: icon and text on wide screens, icon only on phones. */
export function HeaderAction({ icon, label, count = 0, className, ...rest }: HeaderActionProps) {
  return (
    <button type="button" className={classNames(styles.action, className)} {...rest}>
      <IconAndText icon={icon} label={label} />
      {count > 0 ? <span className="visually-hidden"> ({count})</span> : null}
      <CountDot count={count} className={styles.count} />
    </button>
  );
}

/** A link with the same appearance. */
export function HeaderLink({ href, ...look }: Look & { readonly href: string }) {
  return (
    <AppLink href={href} className={styles.action}>
      <IconAndText {...look} />
    </AppLink>
  );
}

function IconAndText({ icon, label }: Look) {
  return (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
    </>
  );
}
