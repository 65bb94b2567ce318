import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { DraggedBarProps } from '#app/ui/motion/dragged-bar.tsx';
import { type PartInTime, usePartInTime } from '#app/ui/part/part-in-time.ts';
import styles from './undo-bar.module.css';

/** Long enough to read it and reach the button; paused while a finger, cursor or focus is on it. */
const staysForMs = 10_000;

const bar: PartInTime<DraggedBarProps> = {
  load: async () => (await import('#app/ui/motion/dragged-bar.tsx')).DraggedBar,
  plain: ({ onDismiss: _, ...bar }) => <div role="status" {...bar} />,
  patienceMs: 50,
};

export type UndoBarProps = {
  /** Describes what was removed. Each removal needs its own key. */
  readonly children: ReactNode;
  onUndo(): void;
  /** Called after an undo, or when the time is over. */
  onEnd(): void;
};

/** Offers to undo a removal for a while, above everything else. */
export function UndoBar({ children, onUndo, onEnd }: UndoBarProps) {
  const Bar = usePartInTime(bar, true);
  const [isHeld, setIsHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), staysForMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
  if (!Bar) return null;
  return (
    <Bar
      className={styles.bar}
      onDismiss={onEnd}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={(event) => setIsHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setIsHeld(false)}
    >
      <p className={styles.words}>{children}</p>
      <Button
        variant="text"
        size="dense"
        className={styles.undo}
        onClick={() => {
          onUndo();
          onEnd();
        }}
      >
        <Trans>Undo</Trans>
      </Button>
    </Bar>
  );
}
