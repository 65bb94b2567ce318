import { Trans } from '@lingui/react/macro';
import { ChevronRight, TriangleAlert } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { breakdownHelpPath } from '#contract/vehicles/vehicle-paths.ts';
import styles from './help-strip.module.css';

/** For a reader who needs help rather than an article. */
export function HelpStrip() {
  return (
    <AppLink href={breakdownHelpPath('mobil')} className={styles.strip}>
      <Icon of={TriangleAlert} size={22} className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Trans>Broken down right now?</Trans>
        </span>
        <span className={styles.note}>
          <Trans>Pick the symptom and see what is safe to do</Trans>
        </span>
      </span>
      <Icon of={ChevronRight} size={18} className={styles.icon} />
    </AppLink>
  );
}
