import { Trans, useLingui } from '@lingui/react/macro';
import { answerConsent } from '#app/tracking/consent.ts';
import { Button } from '#app/ui/button.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import type { Tracking } from '#contract/site/navigation.ts';
import styles from './consent-banner.module.css';

/** Asks whether visits may be counted or scripts of others loaded. Both answers take one press. */
export function ConsentBanner({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useLingui();
  const { collector, tagManager, ads } = tracking;
  const isOurs = !collector && !tagManager && !ads;
  return (
    <section className={styles.banner} aria-label={t`Your choice about tracking`}>
      <p className={styles.words}>
        {isOurs ? (
          <Trans>May we count which pages you open? Without your name or number.</Trans>
        ) : (
          <Trans>May we use services of other companies to measure visits and show ads?</Trans>
        )}{' '}
        <AppLink href={sitePagePaths.privacy} className={styles.link}>
          <Trans>Privacy</Trans>
        </AppLink>
      </p>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => answerConsent(false)}>
          <Trans>No</Trans>
        </Button>
        <Button variant="secondary" onClick={() => answerConsent(true)}>
          <Trans>Yes, allow</Trans>
        </Button>
      </div>
    </section>
  );
}
