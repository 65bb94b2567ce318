import { useLingui } from '@lingui/react/macro';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import styles from './loading.module.css';

/** Placeholders of the first cars, before anything of a page has loaded. Only shown on an offline start. */
export function LoadingScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t`Loading`}>
      <Skeleton width="60%" height="30px" />
      {[0, 1, 2].map((place) => (
        <div key={place} className={classNames(layouts.card, styles.card)}>
          <Skeleton height="auto" radius="0" className={styles.photo} />
          <div className={styles.text}>
            <Skeleton width="45%" height="26px" />
            <Skeleton width="80%" height="22px" />
            <Skeleton width="65%" height="20px" />
            <Skeleton width="90%" height="16px" />
          </div>
        </div>
      ))}
    </div>
  );
}
