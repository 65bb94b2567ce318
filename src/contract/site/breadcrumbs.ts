import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { homePath } from '#contract/paths.ts';
import type { Breadcrumb } from './navigation.ts';

export type Step = readonly [label: string, url: string];

/** Home followed by the given steps. */
export function breadcrumbsTo(language: Language, ...steps: readonly Step[]): Breadcrumb[] {
  const home = localized('Home')[language];
  return [[home, homePath] as const, ...steps].map(([label, url]) => ({ label, title: label, url }));
}
