import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './model-tabs.module.css';
import { useSectionInView } from './use-section-in-view.ts';

type Tab = { readonly id: string; readonly label: ReactNode };

/** Links to the sections of the page, which stay in view; the section that is read is marked. */
export function ModelTabs({ tabs }: { readonly tabs: readonly Tab[] }) {
  const { t } = useLingui();
  const row = useRef<HTMLElement>(null);
  const shown = useSectionInView(tabs.map(({ id }) => id));
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`[href="#${shown}"]`);
    // Only the row scrolls: `scrollIntoView` would stop the page.
    if (tab) row.current?.scrollTo({ left: tab.offsetLeft - tab.offsetWidth });
  }, [shown]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={t`On this page`}>
      {/* Plain anchors: their targets are on the same page. */}
      {tabs.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === shown ? 'true' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
