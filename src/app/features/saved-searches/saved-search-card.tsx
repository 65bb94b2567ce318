import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Bell, Pencil, X } from 'lucide';
import { useConnection } from '#app/pwa/use-connectivity.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { SavedSearch } from '#offline/saved-searches/saved-search.schema.ts';
import { NewBadge } from './new-badge.tsx';
import styles from './saved-search-card.module.css';
import { noteLooked } from './saved-searches-store.ts';
import { SearchSummary } from './search-summary.tsx';
import { savedSearchPath } from './search-words.ts';

export type SavedSearchCardProps = {
  readonly search: SavedSearch;
  /** Absent if the device cannot tell. */
  readonly newCount: number | undefined;
  /** Current number of cars; absent offline. */
  readonly currentCount: number | undefined;
  onRename(): void;
  onRemove(): void;
};

/** A saved search: name, selection, number of cars and number of new ones. */
export function SavedSearchCard({
  search,
  newCount,
  currentCount,
  onRename,
  onRemove,
}: SavedSearchCardProps) {
  const { t } = useLingui();
  const isAnswering = useConnection() === 'answering';
  const { name } = search;
  return (
    <article className={classNames(layouts.raisedCard, styles.card)}>
      <AppLink
        href={savedSearchPath(search)}
        className={classNames(patterns.ringInside, styles.link)}
        // Offline, the list itself records its time.
        onClick={() => isAnswering && void noteLooked(search.id, new Date())}
      >
        <IconTile>
          <Icon of={Bell} />
        </IconTile>
        <div className={layouts.fill}>
          <h2 className={texts.lead}>{name}</h2>
          <SearchSummary search={search} />
          <p className={styles.counts}>
            <NewBadge count={newCount} />
            {newCount === 0 ? (
              <span>
                <Trans>Nothing new since you last looked</Trans>
              </span>
            ) : null}
            {currentCount === undefined ? null : (
              <span>
                <Plural value={currentCount} one="# car" other="# cars" />
              </span>
            )}
          </p>
        </div>
      </AppLink>
      <div className={styles.actions}>
        <Button
          variant="text"
          size="dense"
          icon={<Icon of={Pencil} size={18} />}
          aria-haspopup="dialog"
          aria-label={t`Rename ${name}`}
          onClick={onRename}
        >
          <Trans>Rename</Trans>
        </Button>
        <IconButton label={t`Remove ${name}`} icon={<Icon of={X} />} onClick={onRemove} />
      </div>
    </article>
  );
}
