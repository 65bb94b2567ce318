import { useEffect, useState } from 'react';
import { useApi, useApiClient } from '#app/data/api/use-api.tsx';
import { openDevice } from '#app/data/device/device.ts';
import { useConnection } from '#app/pwa/use-connectivity.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { type CarNews, renewKeptCars } from '#offline/listing/kept-cars.ts';

/**
 * Fetches the current state of these favourites and stores it: price, sold or gone. Offline they stay as they
 * are.
 */
export function useFreshFavourites(rows: readonly FavouriteRow[], isShown = true): void {
  const [ids, setIds] = useState<readonly number[]>([]);
  // A removal does not require another request.
  if (isShown && rows.some(({ id }) => !ids.includes(id)))
    setIds(rows.map(({ id }) => id).sort((a, b) => a - b));
  const asked = ids.join(',');

  const api = useApiClient();
  useEffect(() => {
    // A response from earlier in this visit may be outdated.
    if (isShown && asked !== '') api.get('byIds', { ids: asked }).catch(() => undefined);
  }, [api, asked, isShown]);

  const { data } = useApi('byIds', asked === '' ? undefined : { ids: asked });
  const isAnswering = useConnection() === 'answering';
  useEffect(() => {
    // The worker's cached response is older than the stored data.
    if (data && isAnswering) void keep(data);
  }, [data, isAnswering]);
}

async function keep(news: CarNews): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await renewKeptCars(opened.database, news).catch(() => undefined);
}
