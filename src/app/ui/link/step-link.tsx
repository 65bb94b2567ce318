import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { AppLink } from './app-link.tsx';
import styles from './step-link.module.css';

export type StepLook = {
  /** 20 px. */
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
};

function Content({ icon, title, note }: StepLook) {
  return (
    <>
      <IconTile>{icon}</IconTile>
      <span className={layouts.fill}>
        <span className={styles.title}>{title}</span>
        {note === undefined ? null : <span className={texts.faintLine}>{note}</span>}
      </span>
      <Icon of={ChevronRight} className={patterns.pale} />
    </>
  );
}

/** A card that links to a next step. */
export function StepLink({ href, ...look }: StepLook & { readonly href: string }) {
  return (
    <AppLink href={href} className={classNames(layouts.raisedCard, patterns.touched, styles.step)}>
      <Content {...look} />
    </AppLink>
  );
}

/** The same as a button, to open a sheet. */
export function StepButton({ onClick, ...look }: StepLook & { onClick(): void }) {
  return (
    <button
      type="button"
      className={classNames(layouts.raisedCard, patterns.touched, styles.step)}
      onClick={onClick}
    >
      <Content {...look} />
    </button>
  );
}
