import { ChevronDown } from 'lucide';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import styles from './popover-menu.module.css';

type Props = {
  readonly label: ReactNode;
  /** Highlights the button: one of its values is selected. */
  readonly isActive?: boolean;
  /** Without an outline. */
  readonly isPlain?: boolean;
  /** 240, 340 or 680 px. */
  readonly width?: 'narrow' | 'regular' | 'broad';
  readonly className?: string | undefined;
  /** Replaces the children once its code has loaded. */
  panel?(close: () => void): ReactNode;
  /** Called on hover or focus, to prefetch the content. */
  onApproach?(): void;
  readonly children: ReactNode;
};

/** A button with a panel below it. Uses a native disclosure element, so it opens before any script runs. */
export function PopoverMenu({
  label,
  isActive = false,
  isPlain = false,
  width = 'regular',
  className,
  panel,
  onApproach,
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const panelBox = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFlipped, setIsFlipped] = useState(false);

  function close(): void {
    if (details.current) details.current.open = false;
  }

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (details.current?.open && event.target instanceof Node && !details.current.contains(event.target)) {
        details.current.open = false;
      }
    };
    // It may have been opened before hydration.
    if (details.current?.open) setIsOpen(true);
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  // Left-aligned with the button if there is room, else right-aligned.
  useLayoutEffect(() => {
    const right = isOpen ? panelBox.current?.getBoundingClientRect().right : undefined;
    setIsFlipped(right !== undefined && right > document.documentElement.clientWidth - 8);
  }, [isOpen]);

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  }

  const links = <div className={styles.links}>{children}</div>;
  return (
    <details
      ref={details}
      name="filters"
      className={classNames(styles.menu, className)}
      onKeyDown={closeOnEscape}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <summary className={classNames(styles.button, isActive && styles.active, isPlain && styles.plain)}>
        {label}
        <Icon of={ChevronDown} size={18} className={styles.chevron} />
      </summary>
      <div
        ref={panelBox}
        className={classNames(styles.panel, styles[width], (isFlipped || isPlain) && styles.right)}
      >
        {isOpen && panel ? <Suspense fallback={links}>{panel(close)}</Suspense> : links}
      </div>
    </details>
  );
}
