import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import styles from './continue-place.module.css';

/**
 * The visitor's unfinished business, on a device that has any. The card is in the document for everyone and
 * displayed if there is content; its height is reserved, so that nothing moves when it is filled.
 */
export function ContinuePlace({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.place}>
      <h2 className={styles.title}>
        <Trans>Pick up where you left off</Trans>
      </h2>
      <div className={styles.rows}>
        <WhenIdle>{children}</WhenIdle>
      </div>
    </section>
  );
}
