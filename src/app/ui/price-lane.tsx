import styles from './price-lane.module.css';

type Span = readonly [from: number, to: number];

type Props = {
  /** Where all prices lie, in percent of the width. */
  readonly lane?: Span;
  /** Where most of them lie. */
  readonly band: Span;
  /** Where one price stands among them. */
  readonly ring: number | undefined;
};

/** Prices as a band on the road. Words beside it say the same. Its ground is `--ground`. */
export function PriceLane({ lane = [0, 100], band, ring }: Props) {
  return (
    <div className={styles.road} aria-hidden="true">
      <span className={styles.lane} style={placeOf(lane)} />
      <span className={styles.band} data-lane="band" style={placeOf(band)} />
      {ring === undefined ? null : (
        <span className={styles.ring} data-lane="ring" style={{ left: `clamp(8px, ${ring}%, 100% - 8px)` }} />
      )}
    </div>
  );
}

const placeOf = ([from, to]: Span) => ({ left: `${from}%`, right: `${100 - to}%` });
