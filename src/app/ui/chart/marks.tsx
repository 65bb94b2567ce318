import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './chart.module.css';
import { labelAnchor, labelGap, type Side } from './label-places.ts';
import type { Place } from './scale.ts';

/* What a chart draws (chart.tsx), by places on its plot. A new kind of mark belongs here. */

export type LineLook = 'solid' | 'dashed' | 'dotted' | 'quiet';
export type PointLook = 'dot' | 'soft' | 'hollow' | 'pale' | 'marked' | 'open';
export type AreaLook = 'green' | 'amber' | 'amberSoft';

const hundredths = (share: number) => String(Math.round(share * 10_000) / 100);

export const percent = (share: number): string => `${hundredths(share)}%`;

/** A place within `Stretched`. */
const written = ({ x, y }: Place) => `${hundredths(x)} ${hundredths(1 - y)}`;

/** A path can not have percentages: it is stretched to the plot, its line is not. */
function Stretched({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.stretched} aria-hidden="true">
      {children}
    </svg>
  );
}

type LineProps = {
  /** Places that are joined; between runs there is a gap. */
  readonly runs: readonly (readonly Place[])[];
  readonly look?: LineLook;
};

export function ChartLine({ runs, look = 'solid' }: LineProps) {
  return (
    <Stretched>
      <path
        className={classNames(styles.line, styles[look])}
        d={runs.map((run) => `M${run.map(written).join('L')}`).join('')}
      />
    </Stretched>
  );
}

type BandProps = {
  /** From the left, each from its lowest to its highest. */
  readonly edges: readonly { readonly x: number; readonly low: number; readonly high: number }[];
  readonly look?: AreaLook;
};

/** What is between two lines. */
export function ChartBand({ edges, look = 'green' }: BandProps) {
  const outline = [
    ...edges.map(({ x, high }) => ({ x, y: high })),
    ...edges.toReversed().map(({ x, low }) => ({ x, y: low })),
  ];
  return (
    <Stretched>
      <path className={styles[look]} d={`M${outline.map(written).join('L')}z`} />
    </Stretched>
  );
}

type BarsProps = {
  /** Each bar's parts from the bottom, as shares of the plot's height. */
  readonly bars: readonly (readonly number[])[];
  /** Of the parts. */
  readonly looks: readonly AreaLook[];
};

/** Of the room of a bar, what it fills. */
const barWidth = 0.78;

/** Bars that fill the width, each of parts; a path a part, since a hundred elements would follow a slider slowly. */
export function ChartBars({ bars, looks }: BarsProps) {
  const room = 1 / bars.length;
  const bar = (parts: readonly number[], index: number, part: number) => {
    const from = parts.slice(0, part).reduce((sum, each) => sum + each, 0);
    const [left, right] = [index * room, (index + barWidth) * room].map(hundredths);
    const [low, high] = [1 - from, 1 - from - (parts[part] ?? 0)].map(hundredths);
    return `M${left} ${low}V${high}H${right}V${low}z`;
  };
  return (
    <Stretched>
      {looks.map((look, part) => (
        <path
          key={look}
          className={styles[look]}
          d={bars.map((parts, index) => bar(parts, index, part)).join('')}
        />
      ))}
    </Stretched>
  );
}

type RangeProps = { readonly x: number; readonly low: number; readonly high: number };

/** From the lowest to the highest of what one place has. */
export function ChartRange({ x, low, high }: RangeProps) {
  return (
    <line
      x1={percent(x)}
      x2={percent(x)}
      y1={percent(1 - low)}
      y2={percent(1 - high)}
      className={styles.range}
    />
  );
}

type PointProps = { readonly at: Place; readonly radius: number; readonly look?: PointLook };

export function ChartPoint({ at: { x, y }, radius, look = 'dot' }: PointProps) {
  return <circle cx={percent(x)} cy={percent(1 - y)} r={radius} className={styles[look]} />;
}

type LabelProps = {
  readonly at: Place;
  readonly side?: Side;
  /** Of the point that it belongs to, in pixels. */
  readonly radius?: number;
  /** `figure` is a value that counts, `name` tells points apart, `chosen` the one that is chosen. */
  readonly look?: 'figure' | 'name' | 'chosen';
  readonly children: string;
};

/** Words at a point. Over a line they stay readable. */
export function ChartLabel({
  at: { x, y },
  side = 'above',
  radius = 0,
  look = 'figure',
  children,
}: LabelProps) {
  const away = radius + labelGap;
  const anchors = { above: labelAnchor(x), below: labelAnchor(x), before: 'end', after: 'start' } as const;
  return (
    <text
      x={percent(x)}
      y={percent(1 - y)}
      dx={side === 'before' ? -away : side === 'after' ? away : 0}
      dy={side === 'above' ? -away : side === 'below' ? away : 0}
      textAnchor={anchors[side]}
      data-side={side}
      className={classNames(styles.label, styles[look])}
    >
      {children}
    </text>
  );
}
