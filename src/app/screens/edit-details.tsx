import { useLingui } from '@lingui/react/macro';
import { DetailsForm } from '#app/features/profile/details-form.tsx';
import { KnownProfile } from '#app/features/profile/known-profile.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { accountPaths } from '#contract/account/account-pages.ts';

function EditDetailsScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Edit details`}
      width="form"
      description={t`Your name, e-mail and WhatsApp.`}
      canonicalPath={accountPaths.edit}
    >
      <KnownProfile>
        {(profile, refresh) => <DetailsForm key={profile.user.id} profile={profile} onSaved={refresh} />}
      </KnownProfile>
    </PersonalScreen>
  );
}

export const page = personalPage(EditDetailsScreen);
