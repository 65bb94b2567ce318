import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What staff calls a kind of page, where its pattern would not say it. */
export function usePageName(): (pattern: string) => ReactNode {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    '/': t`Home`,
    '/mobil-bekas': t`All used cars`,
    '/mobil-bekas/:search': t`List of used cars`,
    '/detail-mobil-bekas/:slug': t`A car’s page`,
    '/bandingkan-mobil-bekas': t`Comparison of used cars`,
    '/mobil-baru': t`New cars`,
    '/mobil-baru/:brand': t`A brand’s new cars`,
    '/mobil-baru/:brand/:model': t`A new model’s page`,
    '/:postType/*?': t`Articles`,
    '/simulasi-kredit-mobil': t`Credit calculator`,
    other: t`Other pages`,
    none: t`Outside of a page`,
  };
  return (pattern) => names[pattern] ?? <span translate="no">{pattern}</span>;
}
