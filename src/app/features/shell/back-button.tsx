import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide';
import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { homePath, listingPath, outboxPath, sellPath, usedCarsPath } from '#contract/paths.ts';
import styles from './back-button.module.css';
import { canGoBackInside } from './own-history.ts';

/** Fallback targets for a visit that started on this page; the first match is used. */
const parents: readonly (readonly [below: string, parent: string])[] = [
  ['/detail-mobil-bekas/', usedCarsPath()],
  [`${usedCarsPath()}/`, usedCarsPath()],
  [`${sellPath}/`, sellPath],
  [outboxPath, sellPath],
  ['/mobil-baru/', '/mobil-baru'],
  ['/motor-baru/', '/motor-baru'],
  ['/tips-mobil/', '/tips-mobil'],
];

function parentOf(path: string): string {
  return parents.find(([below]) => path.startsWith(below))?.[1] ?? homePath;
}

/** Returns to the previous page, or to the parent page. */
export function BackButton({ path }: { readonly path: string }) {
  const { t } = useLingui();

  const [, navigate] = useLocation();

  function goBack(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey) return;
    // A form about a car: the server does not read its query, and the address with the id redirects to the car's own.
    const id = /\blead/.test(path) ? new URLSearchParams(location.search).get('id') : null;
    const isInside = canGoBackInside();
    if (!isInside && id === null) return;
    event.preventDefault();
    if (isInside) history.back();
    else navigate(listingPath(`-${id}`), { replace: true });
  }

  return (
    <AppLink href={parentOf(path)} className={styles.back} aria-label={t`Back`} onClick={goBack}>
      <Icon of={ArrowLeft} size={24} />
    </AppLink>
  );
}
