import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { AppLink } from './app-link.tsx';
import styles from './step-link.module.css';

export type StepLinkProps = {
  readonly href: string;
  /** 20 px. */
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
};

/** A card that offers a next step. */
export function StepLink({ href, icon, title, note }: StepLinkProps) {
  return (
    <AppLink href={href} className={styles.step}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </span>
      <Icon of={ChevronRight} />
    </AppLink>
  );
}
