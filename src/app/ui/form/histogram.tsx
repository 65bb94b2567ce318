import styles from './histogram.module.css';

export type HistogramProps = {
  readonly bars: readonly { readonly key: number; readonly count: number; readonly isIn: boolean }[];
};

/** Minimum height of a bar as a share of the highest, so that small counts are visible. */
const leastShare = 0.05;

/** A histogram over a slider's steps. Decorative: the counts are available as text. */
export function Histogram({ bars }: HistogramProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div className={styles.bars} aria-hidden="true">
      {bars.map(({ key, count, isIn }) => (
        <span
          key={key}
          className={styles.bar}
          data-in={isIn}
          style={{ height: `${count === 0 ? 0 : 100 * Math.max(count / most, leastShare)}%` }}
        />
      ))}
    </div>
  );
}
