import type { ReactNode, ToggleEvent } from 'react';
import { Children } from 'react';
import styles from './show-all.module.css';

type Props = {
  /** How many are shown at first. */
  readonly first: number;
  /** What shows the rest, in words. */
  readonly label: ReactNode;
  /** Lays out a list; first and rest have a list each, so the first ones must fill whole rows. */
  readonly className: string | undefined;
  /** List items. */
  readonly children: ReactNode;
};

/** Puts the focus where the button was, which is gone once it has done its work. */
function focusRest(event: ToggleEvent<HTMLDetailsElement>): void {
  if (event.currentTarget.open) event.currentTarget.querySelector('a')?.focus();
}

/**
 * A list that is cut short until all of it is asked for, which cannot be taken back (spec §4). The
 * browser's own disclosure: the rest is in the page, and shows before any script has come.
 */
export function ShowAll({ first, label, className, children }: Props) {
  const items = Children.toArray(children);
  return (
    <>
      <ul className={className}>{items.slice(0, first)}</ul>
      {items.length > first ? (
        <details className={styles.rest} onToggle={focusRest}>
          <summary className={styles.button}>{label}</summary>
          <ul className={className}>{items.slice(first)}</ul>
        </details>
      ) : null}
    </>
  );
}
