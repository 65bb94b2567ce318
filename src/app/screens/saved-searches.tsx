import { useLingui } from '@lingui/react/macro';
import { SavedSearchesList } from '#app/features/saved-searches/saved-searches-list.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { savedSearchesPath } from '#contract/paths.ts';

function SavedSearchesScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Saved searches`}
      description={t`The searches you have saved on this device, and how many cars are new in them.`}
      canonicalPath={savedSearchesPath}
    >
      <SavedSearchesList />
    </PersonalScreen>
  );
}

export const page = personalPage(SavedSearchesScreen, {});
