import type { ReactNode, ToggleEvent } from 'react';
import { Children } from 'react';
import styles from './show-all.module.css';

type Props = {
  /** How many are shown at first. */
  readonly first: number;
  /** The text of the button. */
  readonly label: ReactNode;
  /** Styles a list; the first ones and the rest have a list each, so the first ones must fill whole rows. */
  readonly className: string | undefined;
  /** List items. */
  readonly children: ReactNode;
};

/** Moves the focus from the button, which disappears, to the rest. */
function focusRest(event: ToggleEvent<HTMLDetailsElement>): void {
  if (event.currentTarget.open) event.currentTarget.querySelector('a')?.focus();
}

/**
 * A list cut short until *show all*, which cannot be undone (docs/product.md#lists). The browser's own disclosure:
 * the rest is in the page, and opens before any script has loaded.
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
