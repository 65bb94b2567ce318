import { Drawer } from '@base-ui/react/drawer';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide';
import { type MouseEvent, memo, type Ref, startTransition, useEffect, useRef, useState } from 'react';
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
/** Longer than it takes to close. */
const patienceMs = 1000;
const isPhone = () => !matchMedia('(min-width: 48em)').matches;

/**
 * Stages of a mount, each committed in a task of its own and rendered as a transition, which React slices: all of them
 * at once would block a slow phone for 150 ms.
 */
const stages = ['root', 'portal', 'viewport', 'popup', 'frame', 'open'] as const;

function useStages(): { hasReached(stage: (typeof stages)[number]): boolean } {
  const [reached, setReached] = useState(0);
  useEffect(() => {
    if (reached === stages.length - 1) return;
    const timer = setTimeout(() => startTransition(() => setReached(reached + 1)));
    return () => clearTimeout(timer);
  }, [reached]);
  return { hasReached: (stage) => stages.indexOf(stage) <= reached };
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
  const { hasReached } = useStages();
  const isOpen = isAsked && hasReached('open');
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

  const actions = useRef<Drawer.Root.Actions>(null);
  // The drawer waits for the end of its animation, which a browser short of time may never report: it stayed, empty.
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => actions.current?.unmount(), patienceMs);
    return () => clearTimeout(timer);
  }, [isOpen]);

  function followLink(event: MouseEvent) {
    if (followInPlace(event)) onClose();
  }

  return (
    <Drawer.Root
      open={isOpen}
      actionsRef={actions}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      swipeDirection={side === 'left' ? 'left' : 'down'}
      {...(snaps ? { snapPoints, defaultSnapPoint: openedAt } : {})}
    >
      <Drawer.Portal keepMounted={isAsked && hasReached('portal')}>
        <Drawer.Backdrop className={classNames(styles.backdrop, snaps && styles.steady)} />
        {hasReached('viewport') ? (
          <Drawer.Viewport className={classNames(styles.viewport, styles[side])}>
            {hasReached('popup') ? (
              <Drawer.Popup
                className={classNames(
                  styles.popup,
                  height !== 'content' && styles.tall,
                  snaps && styles.snaps,
                  width === 'broad' && styles.broad,
                )}
                onClickCapture={followLink}
              >
                {hasReached('frame') ? (
                  <SheetContent {...{ title, heading, action, footer, side, onBack }}>
                    {/* The drawer measures itself while opening; a tall one does not need its content for that. */}
                    {height === 'content' ? children : null}
                    {height !== 'content' && hasReached('open') ? <AfterPaint>{children}</AfterPaint> : null}
                  </SheetContent>
                ) : null}
              </Drawer.Popup>
            ) : null}
          </Drawer.Viewport>
        ) : null}
      </Drawer.Portal>
    </Drawer.Root>
  );
}

type ContentProps = Pick<SheetProps, 'title' | 'action' | 'footer' | 'side' | 'onBack' | 'children'> & {
  readonly heading: Ref<HTMLHeadingElement>;
};

/** Not rendered again by the stages around it. */
const SheetContent = memo(function SheetContent({
  title,
  heading,
  action,
  footer,
  side,
  onBack,
  children,
}: ContentProps) {
  const { t } = useLingui();
  return (
    <>
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
            render={<IconButton label={t`Close`} icon={<Icon of={X} size={24} />} className={styles.close} />}
          />
        </div>
      </div>
      <Drawer.Content className={styles.body}>{children}</Drawer.Content>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </>
  );
});
