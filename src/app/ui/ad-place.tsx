import { Trans, useLingui } from '@lingui/react/macro';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { sellPath } from '#contract/paths.ts';
import styles from './ad-place.module.css';

export const adPlaceId = 'ad-place';
const empty = { __html: '' };

/**
 * Room for an ad, of the same height whether or not it is filled (others-layer.tsx); without one it shows our own.
 */
export function AdPlace() {
  const { t } = useLingui();
  return (
    <aside className={styles.place} aria-label={t`Advertisement`}>
      <p className={styles.own}>
        <AppLink href={sellPath} className={styles.link}>
          <Trans>Selling your car? Place an ad for free</Trans>
        </AppLink>
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves alone what is put in it */}
      <div id={adPlaceId} className={styles.ad} dangerouslySetInnerHTML={empty} />
    </aside>
  );
}
