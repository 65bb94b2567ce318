import { Trans } from '@lingui/react/macro';
import { ChevronRight, TriangleAlert } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { breakdownHelpPath } from '#contract/vehicles/vehicle-paths.ts';
import styles from './help-strip.module.css';

/** For a reader who needs help rather than an article. */
export function HelpStrip() {
  return (
    <AppLink href={breakdownHelpPath('mobil')} className={styles.strip}>
      <Icon of={TriangleAlert} size={22} className={texts.green} />
      <span className={layouts.fillGrid}>
        <span className={patterns.bold}>
          <Trans>Broken down right now?</Trans>
        </span>
        <span className={texts.note}>
          <Trans>Pick the symptom and see what is safe to do</Trans>
        </span>
      </span>
      <Icon of={ChevronRight} size={18} className={texts.green} />
    </AppLink>
  );
}
