import { useEffect, useMemo } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { openDevice } from '#app/data/device/device.ts';
import { useDevice } from '#app/data/device/use-device.ts';
import { useConnection } from '#app/pwa/use-connectivity.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { keptCardOf } from '#offline/listing/kept-card.ts';
import { type CarNews, findKeptCars, renewKeptCars } from '#offline/listing/kept-cars.ts';

export type ComparedCar = {
  readonly id: number;
  /** Undefined if unknown to server and device. */
  readonly card: KeptCard | undefined;
  /** What only its own page has; undefined if the car is gone, or without a connection. */
  readonly listing: ListingDetail | undefined;
};

/** What owning a car costs a month, in words and in rupiah where all of it is known, by the car's id. */
export type MonthlyCosts = ReadonlyMap<
  number,
  { readonly text: string; readonly note: string; readonly rupiah: number | undefined }
>;

export type Comparison = {
  readonly cars: readonly ComparedCar[];
  /** What their own pages have of them, as far as it is known. */
  readonly listings: readonly ListingDetail[];
  /** Whether the device can show them all offline. */
  readonly isKept: boolean;
};

type Kept = ReadonlyMap<number, KeptCard>;
const nothing: Kept = new Map();

/** The facts of a car that only its own page contains; undefined if the car is gone. */
function useDetail(id: number | undefined, gone: readonly number[]): ListingDetail | undefined {
  const isAsked = id !== undefined && !gone.includes(id);
  return useApi('view', isAsked ? { id: String(id) } : undefined).data?.listing;
}

/** The cars of a comparison, at most four: from the server, otherwise from the device. */
export function useComparison(ids: readonly number[]): Comparison {
  const asked = ids.join(',');
  const { data } = useApi('byIds', asked === '' ? undefined : { ids: asked });
  const gone = data?.gone ?? [];
  const first = useDetail(ids[0], gone);
  const second = useDetail(ids[1], gone);
  const third = useDetail(ids[2], gone);
  const fourth = useDetail(ids[3], gone);
  const listings = useMemo(
    () => [first, second, third, fourth].filter((car) => car !== undefined),
    [first, second, third, fourth],
  );
  const kept = useKept(asked);

  const isAnswering = useConnection() === 'answering';
  useEffect(() => {
    if (!isAnswering || !data) return;
    void keep({ items: [...data.items, ...listings], gone: data.gone });
  }, [data, listings, isAnswering]);

  const cars = ids.map((id): ComparedCar => {
    const listing = listings.find((item) => item.id === id);
    const car = listing ?? data?.items.find((item) => item.id === id);
    const before = kept.get(id);
    if (car) return { id, card: keptCardOf(car, before), listing };
    return { id, card: before && gone.includes(id) ? { ...before, isGone: true } : before, listing };
  });
  return { cars, listings, isKept: ids.every((id) => kept.has(id)) };
}

/** Updates stored cars with the server's data. */
async function keep(news: CarNews): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await renewKeptCars(opened.database, news).catch(() => undefined);
}

function useKept(asked: string): Kept {
  const kept = useDevice((database) => findKeptCars(database, asked.split(',').map(Number)), [asked]);
  return kept.kind === 'known' ? kept.value : nothing;
}
