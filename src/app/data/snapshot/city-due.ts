import type { KeptCity } from '#offline/snapshot/kept-city.schema.ts';

/** Interval of automatic updates, in milliseconds. */
const syncEveryMs = 30 * 60_000;

type Given = {
  readonly kept: Pick<KeptCity, 'citySlug' | 'syncedAt'> | undefined;
  /** The city that the visitor chose to save. */
  readonly chosen: string | undefined;
  /** The visitor's city, which is also that of their last ad. */
  readonly visitors: string | undefined;
  /** Whether the visitor deleted the saved city. */
  readonly isRefused: boolean;
};

/** The city to download automatically; it replaces the saved city unless the visitor chose that one. */
export function cityDue({ kept, chosen, visitors, isRefused }: Given): string | undefined {
  const isChosen = kept !== undefined && kept.citySlug === chosen;
  const wanted = isChosen ? chosen : (visitors ?? kept?.citySlug);
  if (kept?.citySlug !== wanted) return isRefused ? undefined : wanted;
  return kept && Date.now() - kept.syncedAt >= syncEveryMs ? wanted : undefined;
}
