import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide';
import type { MouseEvent } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink, isPlain } from '#app/ui/link/app-link.tsx';
import { searchResultPath } from '#contract/paths.ts';
import { LazySearchHost } from './lazy-search-host.tsx';
import styles from './search-button.module.css';
import { requestSearch } from './search-request.ts';

/** Opens the search from a phone's header. Without script, a link to the search page. */
export function SearchButton() {
  const { t } = useLingui();

  function open(event: MouseEvent): void {
    if (!isPlain(event)) return;
    event.preventDefault();
    requestSearch();
  }

  return (
    <AppLink
      href={searchResultPath}
      aria-haspopup="dialog"
      className={styles.button}
      aria-label={t`Search`}
      onClick={open}
      onPointerDown={LazySearchHost.preload}
    >
      <Icon of={Search} size={24} />
    </AppLink>
  );
}
