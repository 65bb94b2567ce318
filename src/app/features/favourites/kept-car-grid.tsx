import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import styles from './kept-car-grid.module.css';

/** A grid of stored cars: one column on a phone, up to four on wide screens. Its children are list items. */
export function KeptCarGrid({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

/** Placeholders while the device is being read. */
export function KeptCarGridSkeleton() {
  const { t } = useLingui();
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label={t`Loading`}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={classNames(layouts.card, styles.waiting)}>
          <Skeleton height="auto" className={styles.photo} />
          <div>
            <Skeleton width="60%" height="26px" radius="6px" />
            <Skeleton width="90%" height="22px" radius="6px" />
            <Skeleton width="70%" height="20px" radius="6px" />
          </div>
        </div>
      ))}
    </div>
  );
}
