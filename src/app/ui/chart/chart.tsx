import type { MouseEvent, ReactNode } from 'react';
import styles from './chart.module.css';
import type { PlotSize } from './label-places.ts';
import { percent } from './marks.tsx';
import type { Place, Tick } from './scale.ts';

type Props = {
  /** Of the plot without the names of its axes, in rem. */
  readonly height: number;
  /** The upright axis from the bottom, with a line at each. */
  readonly upright?: readonly Tick[];
  /** The axis below the plot, from the left. */
  readonly across?: readonly Tick[];
  /** Where the plot was tapped, and how large it is then. */
  onTap?(place: Place, size: PlotSize): void;
  /** What is drawn (marks.tsx), the lowest first. */
  readonly children: ReactNode;
};

/**
 * A chart as wide as its place. Marks are placed by shares of the plot and keep their size, so that text has the size of
 * other text at any width, and the server's chart is the final one. The names of the upright axis are as wide as they
 * need. Hidden from assistive technology: what it shows is also a table (chart-table.tsx) or a list beside it.
 */
export function Chart({ height, upright = [], across = [], onTap, children }: Props) {
  function tap({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>): void {
    const { left, bottom, width, height: tall } = currentTarget.getBoundingClientRect();
    onTap?.({ x: (clientX - left) / width, y: (bottom - clientY) / tall }, { width, height: tall });
  }
  return (
    <div
      className={styles.chart}
      style={{ gridTemplateRows: `${height}rem auto` }}
      aria-hidden="true"
      data-chart=""
    >
      {upright.map(({ at, name }) => (
        <span key={at} className={styles.upright} style={{ top: percent(1 - at) }}>
          {name}
        </span>
      ))}
      <svg
        className={styles.plot}
        aria-hidden="true"
        data-tapped={onTap === undefined ? undefined : ''}
        onClick={onTap === undefined ? undefined : tap}
      >
        {upright.map(({ at }) => (
          <line key={at} x1="0" x2="100%" y1={percent(1 - at)} y2={percent(1 - at)} className={styles.rule} />
        ))}
        {children}
      </svg>
      {across.length === 0 ? null : (
        <p className={styles.across}>
          {across.map(({ at, name }) => (
            <span key={at} data-end={endOf(at)} style={{ left: percent(at) }}>
              {name}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** A name at an end of the axis does not stick out of it. */
function endOf(at: number): 'first' | 'last' | undefined {
  if (at <= 0) return 'first';
  return at >= 1 ? 'last' : undefined;
}
