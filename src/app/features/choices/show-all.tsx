import type { ReactNode, ToggleEvent } from 'react';
import { Children } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import styles from './show-all.module.css';

type Props = {
  /** Number shown initially. */
  readonly first: number;
  /** The text of the button. */
  readonly label: ReactNode;
  /**
   * Styles a list; the initial items and the rest are separate lists, so the initial ones must fill whole
   * rows.
   */
  readonly className: string | undefined;
  /** List items. */
  readonly children: ReactNode;
};

/** Moves the focus from the button, which disappears, to the remaining items. */
function focusRest(event: ToggleEvent<HTMLDetailsElement>): void {
  if (event.currentTarget.open) event.currentTarget.querySelector('a')?.focus();
}

/**
 * A truncated list with *show all*, which cannot be undone (docs/product.md#lists). A native disclosure
 * element: the remaining items are in the document and open before any script has loaded.
 */
export function ShowAll({ first, label, className, children }: Props) {
  const items = Children.toArray(children);
  return (
    <>
      <ul className={className}>{items.slice(0, first)}</ul>
      {items.length > first ? (
        <details className={styles.rest} onToggle={focusRest}>
          <summary className={classNames(layouts.actionInline, styles.button)}>{label}</summary>
          <ul className={className}>{items.slice(first)}</ul>
        </details>
      ) : null}
    </>
  );
}
