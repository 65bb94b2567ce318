import { Drawer } from '@base-ui/react/drawer';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { AfterPaint } from './after-paint.tsx';
import styles from './sheet-drawer.module.css';
import type { SheetProps } from './sheet-props.ts';
import { followInPlace, useBackToClose } from './use-back-to-close.ts';

/**
 * Snap points of a tall sheet, as shares of the screen's height. It opens at the last one, showing most of
 * its content.
 */
const snapPoints = [0.6, 0.92];
const openedAt = 0.92;
const isPhone = () => !matchMedia('(min-width: 48em)').matches;

/** Stages of a mount, each in a task of its own: all of them at once would block a slow phone for 150 ms. */
function useStages<Stage extends string>(stages: readonly [Stage, ...Stage[]]): Stage {
  const [reached, setReached] = useState(0);
  const last = stages.length - 1;
  useEffect(() => {
    if (reached === last) return;
    const timer = setTimeout(() => setReached(reached + 1));
    return () => clearTimeout(timer);
  }, [reached, last]);
  return stages[reached] ?? stages[0];
}

/** The sheet's implementation, rendered by `Sheet`. */
export function SheetDrawer({
  isOpen: isAsked,
  onClose,
  onBack,
  title,
  action,
  footer,
  side = 'bottom',
  height = 'content',
  width = 'regular',
  children,
}: SheetProps) {
  const { t } = useLingui();
  const stage = useStages(['root', 'popup', 'content', 'open']);
  const isOpen = isAsked && stage === 'open';
  // At once, so that a sheet in place of another takes over its history entry.
  useBackToClose(isAsked, onClose, onBack);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);
  // When the view in the sheet changes, the pressed element is removed, and the focus with it.
  useEffect(() => {
    if (isOpen && shownTitle.current !== title) heading.current?.focus();
    shownTitle.current = title;
  }, [isOpen, title]);
  const [snaps, setSnaps] = useState(false);
  const shouldSnap = isOpen ? side === 'bottom' && height === 'snap' && isPhone() : snaps;
  if (shouldSnap !== snaps) setSnaps(shouldSnap);

  function followLink(event: MouseEvent) {
    if (followInPlace(event)) onClose();
  }

  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      swipeDirection={side === 'left' ? 'left' : 'down'}
      {...(snaps ? { snapPoints, defaultSnapPoint: openedAt } : {})}
    >
      <Drawer.Portal keepMounted={isAsked && stage !== 'root'}>
        <Drawer.Backdrop className={classNames(styles.backdrop, snaps && styles.steady)} />
        <Drawer.Viewport className={classNames(styles.viewport, styles[side])}>
          <Drawer.Popup
            className={classNames(
              styles.popup,
              height !== 'content' && styles.tall,
              snaps && styles.snaps,
              width === 'broad' && styles.broad,
            )}
            onClickCapture={followLink}
          >
            <div className={styles.top}>
              {side === 'bottom' ? <div className={styles.grabber} /> : null}
              <div className={styles.titleRow}>
                {onBack ? (
                  <IconButton
                    label={t`Back`}
                    icon={<Icon of={ArrowLeft} size={24} />}
                    className={styles.back}
                    onClick={onBack}
                  />
                ) : null}
                <Drawer.Title ref={heading} tabIndex={-1} className={styles.title}>
                  {title}
                </Drawer.Title>
                {action}
                <Drawer.Close
                  render={
                    <IconButton label={t`Close`} icon={<Icon of={X} size={24} />} className={styles.close} />
                  }
                />
              </div>
            </div>
            <Drawer.Content className={styles.body}>
              {/* The drawer measures itself while opening; a tall one does not need its content for that. */}
              {stage === 'popup' ? null : height === 'content' ? (
                children
              ) : (
                <AfterPaint>{children}</AfterPaint>
              )}
            </Drawer.Content>
            {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
