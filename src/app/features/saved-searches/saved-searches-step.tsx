import { Plural, Trans } from '@lingui/react/macro';
import { Bell } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StepLink } from '#app/ui/link/step-link.tsx';
import { savedSearchesPath } from '#contract/paths.ts';
import { NewBadge } from './new-badge.tsx';
import styles from './saved-searches-step.module.css';
import { useNewCounts } from './use-new-counts.ts';
import { useSavedSearches } from './use-saved-searches.ts';

/** A link to the saved searches, with the total number of new cars. */
export function SavedSearchesStep() {
  const searches = useSavedSearches();
  const counts = useNewCounts(searches);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <StepLink
      href={savedSearchesPath}
      icon={<Icon of={Bell} />}
      title={
        <span className={styles.title}>
          <Trans>Saved searches</Trans>
          <NewBadge count={total} />
        </span>
      }
      note={
        searches.length === 0 ? (
          <Trans>Save a list’s filters and see what is new in it</Trans>
        ) : (
          <Plural value={searches.length} one="# search on this device" other="# searches on this device" />
        )
      }
    />
  );
}
