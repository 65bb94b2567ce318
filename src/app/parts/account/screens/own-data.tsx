import { Trans, useLingui } from '@lingui/react/macro';
import { useAccount } from '#app/data/account/use-account.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page } from '#app/page.ts';
import { OwnData } from '#app/parts/account/features/profile/own-data.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { accountPaths, sitePagePaths } from '#contract/account/account-paths.ts';
import { pathInLanguage } from '#contract/language.ts';
import { homePath } from '#contract/paths.ts';
import styles from './account.module.css';

function OwnDataScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const { id } = useAccount();
  return (
    <div className={classNames(styles.screen, styles.narrow)}>
      <Head
        title={t`My data`}
        description={t`Download everything we keep about you, or delete it.`}
        canonicalPath={accountPaths.data}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>My data</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          What we keep, where and for how long is in the{' '}
          <AppLink href={sitePagePaths.privacy}>privacy policy</AppLink>.
        </Trans>
      </p>
      <OwnData
        isSignedIn={id !== undefined}
        // Reloads: this page's memory holds data that is deleted from the device.
        onDeleted={() => location.replace(pathInLanguage(homePath, language))}
      />
    </div>
  );
}

export const page: Page = {
  // Personal content is rendered on the device: the server's page is the same for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: OwnDataScreen,
};
