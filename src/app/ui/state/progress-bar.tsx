import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';

/**
 * Shown after 80 ms, starts at 30 %, grows by 45 % per task, given up after 5 s
 * (docs/product.md#page-navigation).
 */
const showAfterMs = 80;
const giveUpAfterMs = 5000;
const startShare = 0.3;
const taskShare = 0.45;

/** Number of completed tasks of the next page; `undefined` while none is loading. */
export function ProgressBar({ tasksDone }: { readonly tasksDone: number | undefined }) {
  const isLoading = tasksDone !== undefined;
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const show = setTimeout(() => setIsShown(true), showAfterMs);
    const giveUp = setTimeout(() => setIsShown(false), giveUpAfterMs);
    return () => {
      clearTimeout(show);
      clearTimeout(giveUp);
      setIsShown(false);
    };
  }, [isLoading]);

  // Never reaches the end until the page is there.
  const share = Math.min(startShare + taskShare * (tasksDone ?? 0), 0.95);
  return isLoading && isShown ? (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.bar} style={{ transform: `scaleX(${share})` }} />
    </div>
  ) : null;
}
