import { Trans, useLingui } from '@lingui/react/macro';
import { useAccount } from '#app/data/account/use-account.ts';
import { OwnData } from '#app/features/profile/own-data.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { accountPaths } from '#contract/account/account-pages.ts';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import { pathInLanguage } from '#contract/language.ts';
import { homePath } from '#contract/paths.ts';
import styles from './account.module.css';

function OwnDataScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const { id } = useAccount();
  return (
    <PersonalScreen
      title={t`My data`}
      width="form"
      description={t`Download everything we keep about you, or delete it.`}
      canonicalPath={accountPaths.data}
    >
      <p className={classNames(texts.quiet, styles.lead)}>
        <Trans>
          What we keep, where and for how long is in the{' '}
          <AppLink href={sitePagePaths.privacy}>privacy policy</AppLink>.
        </Trans>
      </p>
      <OwnData
        isSignedIn={id !== undefined}
        // Reloads, since this page's memory contains data that has been deleted from the device.
        onDeleted={() => location.replace(pathInLanguage(homePath, language))}
      />
    </PersonalScreen>
  );
}

export const page = personalPage(OwnDataScreen);
