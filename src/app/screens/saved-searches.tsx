import { useLingui } from '@lingui/react/macro';
import { SavedSearchesList } from '#app/features/saved-searches/saved-searches-list.tsx';
import type { Page } from '#app/page.ts';
import { PersonalScreen } from '#app/screens/sections/personal-screen.tsx';
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

export const page: Page = {
  // Device data only: the server renders the same page for everyone.
  load: async () => undefined,
  Screen: SavedSearchesScreen,
};
