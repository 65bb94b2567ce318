import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import texts from '#app/ui/texts.module.css';
import styles from './road-scene.module.css';

export type RoadSceneProps = {
  readonly tone: 'green' | 'amber' | 'red';
  /** 22 px, in a circle at the horizon. */
  readonly icon: ReactNode;
};

/** An illustration of a road over a hill, for pages without other content. */
export function RoadScene({ tone, icon }: RoadSceneProps) {
  return (
    <div className={styles.scene}>
      <svg viewBox="0 0 280 126" width="280" height="126" fill="none" aria-hidden="true">
        <path className={styles.hill} d="M0 126C26 74 74 20 140 20s114 54 140 106Z" />
        <path className={styles.edge} d="M130 28 62 126M150 28l68 98" strokeWidth="3" strokeLinecap="round" />
        <path
          className={styles.lane}
          d="M140 38.5v3M140 49v4M140 59.5v6M140 77.500v11M140 101.500v17"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
      <span className={classNames(styles.disc, texts[tone])} aria-hidden="true">
        {icon}
      </span>
    </div>
  );
}
