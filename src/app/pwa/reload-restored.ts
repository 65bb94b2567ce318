import { isPersonalPage } from '#contract/account/personal-page.ts';
import { languageOfPath } from '#contract/language.ts';

/**
 * An account page that the browser restores from its back/forward cache is loaded again: the account may have signed
 * out since, and `no-store` does not keep such a page out of the cache (https://web.dev/articles/bfcache).
 */
export function reloadRestoredAccountPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const found = languageOfPath(location.pathname);
    if (!persisted || found.kind === 'unknown' || !isPersonalPage(found.path)) return;
    document.documentElement.hidden = true;
    location.reload();
  });
}
