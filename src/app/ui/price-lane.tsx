import styles from './price-lane.module.css';

type Span = readonly [from: number, to: number];

type Props = {
  /** The range of all prices, in percent of the width. */
  readonly lane?: Span;
  /** The interquartile range. */
  readonly band: Span;
  /** Position of the car's price. */
  readonly ring: number | undefined;
  /** Position of the median. */
  readonly tick?: number | undefined;
};

/**
 * The market range: a band of prices on a lane. Decorative: the adjacent text says the same. Its background
 * is `--ground`.
 */
export function PriceLane({ lane = [0, 100], band, ring, tick }: Props) {
  return (
    <div className={styles.road} aria-hidden="true">
      <span className={styles.lane} style={placeOf(lane)} />
      <span className={styles.band} data-lane="band" style={placeOf(band)} />
      {tick === undefined ? null : <span className={styles.tick} style={{ left: `${tick}%` }} />}
      {ring === undefined ? null : (
        <span className={styles.ring} data-lane="ring" style={{ left: `clamp(8px, ${ring}%, 100% - 8px)` }} />
      )}
    </div>
  );
}

const placeOf = ([from, to]: Span) => ({ left: `${from}%`, right: `${100 - to}%` });
