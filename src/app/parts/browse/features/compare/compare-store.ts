import { openDevice } from '#app/data/device.ts';
import type { ListingCard } from '#contract/listing/listing.ts';
import type { CompareResult } from '#offline/compare/compared-cars.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { compared } from './compared-live.ts';

/** Adds a car to them, or takes it away. */
export async function toggle(car: ListingCard | KeptCard): Promise<CompareResult> {
  const opened = await openDevice();
  if (!opened.ok) return { kind: 'failed', failure: opened.failure };
  const { toggleCompared } = await import('#offline/compare/compared-cars.ts');
  const result = await toggleCompared(opened.database, car, new Date());
  if (result.kind !== 'failed') await compared.refresh(opened.database);
  return result;
}

/** Makes these, in their order, the cars chosen. */
export async function choose(cards: readonly KeptCard[]): Promise<void> {
  const opened = await openDevice();
  if (!opened.ok) return;
  const { setCompared } = await import('#offline/compare/compared-cars.ts');
  await setCompared(opened.database, cards, new Date());
}
