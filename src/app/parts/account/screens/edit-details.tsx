import { Trans, useLingui } from '@lingui/react/macro';
import type { Page } from '#app/page.ts';
import { DetailsForm } from '#app/parts/account/features/profile/details-form.tsx';
import { KnownProfile } from '#app/parts/account/features/profile/known-profile.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { accountPaths } from '#contract/account/account-paths.ts';
import styles from './account.module.css';

function EditDetailsScreen() {
  const { t } = useLingui();
  return (
    <div className={classNames(styles.screen, styles.narrow)}>
      <Head
        title={t`Edit details`}
        description={t`Your name, e-mail and WhatsApp.`}
        canonicalPath={accountPaths.edit}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>Edit details</Trans>
      </h1>
      <KnownProfile>
        {(profile, refresh) => <DetailsForm key={profile.user.id} profile={profile} onSaved={refresh} />}
      </KnownProfile>
    </div>
  );
}

export const page: Page = {
  // Personal content is rendered on the device: the server's page is the same for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: EditDetailsScreen,
};
