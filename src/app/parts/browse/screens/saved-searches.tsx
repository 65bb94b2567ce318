import { Trans, useLingui } from '@lingui/react/macro';
import type { Page } from '#app/page.ts';
import { SavedSearchesList } from '#app/parts/browse/features/saved-searches/saved-searches-list.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { savedSearchesPath } from '#contract/paths.ts';
import styles from './saved-searches.module.css';

function SavedSearchesScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Head
        title={t`Saved searches`}
        description={t`The searches you have saved on this device, and how many cars are new in them.`}
        canonicalPath={savedSearchesPath}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>Saved searches</Trans>
      </h1>
      <SavedSearchesList />
    </div>
  );
}

export const page: Page = {
  // Device data only: the server's page is the same for everyone.
  load: async () => undefined,
  Screen: SavedSearchesScreen,
};
