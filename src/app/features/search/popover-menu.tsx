import { ChevronDown } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './popover-menu.module.css';

type Props = {
  readonly label: ReactNode;
  /** Tinted: something in it is chosen. */
  readonly isActive?: boolean;
  /** Without an outline, its panel at the right edge. */
  readonly isPlain?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A button with a panel below it. A native disclosure: it opens before any script runs. */
export function PopoverMenu({ label, isActive = false, isPlain = false, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (details.current?.open && event.target instanceof Node && !details.current.contains(event.target)) {
        details.current.open = false;
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      name="filters"
      className={classNames(styles.menu, className)}
      onKeyDown={closeOnEscape}
    >
      <summary className={classNames(styles.button, isActive && styles.active, isPlain && styles.plain)}>
        {label}
        <Icon of={ChevronDown} size={18} className={styles.chevron} />
      </summary>
      <div className={classNames(styles.panel, isPlain && styles.right)}>{children}</div>
    </details>
  );
}
