import type { KeptCity } from '#offline/snapshot/kept-city.schema.ts';

/** Interval of automatic updates, in milliseconds. */
const syncEveryMs = 30 * 60_000;

type Given = {
  readonly kept: Pick<KeptCity, 'citySlug' | 'syncedAt'> | undefined;
  /** The city that a person chose to keep. */
  readonly chosen: string | undefined;
  /** The city of the visitor, which is also that of their last ad. */
  readonly visitors: string | undefined;
  /** Whether the kept city was deleted by hand. */
  readonly isRefused: boolean;
};

/** The city to download without being asked; it takes the place of the kept one, unless a person chose that. */
export function cityDue({ kept, chosen, visitors, isRefused }: Given): string | undefined {
  const isChosen = kept !== undefined && kept.citySlug === chosen;
  const wanted = isChosen ? chosen : (visitors ?? kept?.citySlug);
  if (kept?.citySlug !== wanted) return isRefused ? undefined : wanted;
  return kept && Date.now() - kept.syncedAt >= syncEveryMs ? wanted : undefined;
}
