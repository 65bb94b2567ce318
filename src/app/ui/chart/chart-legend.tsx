import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import styles from './chart.module.css';
import type { AreaLook, LineLook, PointLook } from './marks.tsx';

type Sample =
  | { readonly mark: 'line'; readonly look: LineLook }
  | { readonly mark: 'point'; readonly look: PointLook }
  | { readonly mark: 'area'; readonly look: AreaLook };

/** What the looks of a chart mean: a `ChartKey` each. */
export const ChartLegend = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.legend}>{children}</ul>
);

export const ChartKey = ({ children, ...sample }: Sample & { readonly children: ReactNode }) => (
  <li>
    <svg width="18" height="12" aria-hidden="true">
      <Drawn {...sample} />
    </svg>
    <span>{children}</span>
  </li>
);

function Drawn({ mark, look }: Sample) {
  if (mark === 'line') return <path d="M0 6H18" className={classNames(styles.line, styles[look])} />;
  if (mark === 'point') return <circle cx="9" cy="6" r="4.5" className={styles[look]} />;
  return <rect x="3.5" y="0.5" width="11" height="11" rx="3.5" className={styles[look]} />;
}
