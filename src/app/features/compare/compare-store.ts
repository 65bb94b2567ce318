import { openDevice } from '#app/data/device/device.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { ToggleResult } from '#offline/collections/limited-table.ts';
import { setCompared, toggleCompared } from '#offline/compare/compared-cars.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';

/** Adds a car, or removes it. */
export async function toggle(car: ListingCard | KeptCard): Promise<ToggleResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  return toggleCompared(opened.database, car, new Date());
}

/** Replaces the selected cars, in the given order. */
export async function choose(cards: readonly KeptCard[]): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await setCompared(opened.database, cards, new Date());
}
