import styles from './histogram.module.css';

export type HistogramProps = {
  readonly bars: readonly { readonly key: number; readonly count: number; readonly isIn: boolean }[];
};

/** Of the highest bar; what there is little of can still be seen. */
const leastShare = 0.05;

/** How many there are of each step of a slider. A picture of what is said in words elsewhere. */
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
