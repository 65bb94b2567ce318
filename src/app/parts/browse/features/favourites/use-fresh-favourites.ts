import { useEffect, useState } from 'react';
import { openDevice } from '#app/data/device.ts';
import { useApi, useApiClient } from '#app/data/use-api.tsx';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { type CarNews, renewKeptCars } from '#offline/listing/kept-cars.ts';

/**
 * Asks the server how these favourites are now and keeps what it says: the price, and whether the
 * car is sold or gone. Without a connection they stay as they were.
 */
export function useFreshFavourites(rows: readonly FavouriteRow[], isShown = true): void {
  const [ids, setIds] = useState<readonly number[]>([]);
  // One that was taken away is no reason to ask again.
  if (isShown && rows.some(({ id }) => !ids.includes(id)))
    setIds(rows.map(({ id }) => id).sort((a, b) => a - b));
  const asked = ids.join(',');

  const api = useApiClient();
  useEffect(() => {
    // What was answered in this visit may be from long ago.
    if (isShown && asked !== '') api.get('byIds', { ids: asked }).catch(() => undefined);
  }, [api, asked, isShown]);

  const { data } = useApi('byIds', asked === '' ? undefined : { ids: asked });
  const isOnline = useIsOnline();
  useEffect(() => {
    // What the worker kept of an earlier answer is older than what is known.
    if (data && isOnline) void keep(data);
  }, [data, isOnline]);
}

async function keep(news: CarNews): Promise<void> {
  const opened = await openDevice();
  if (opened.ok) await renewKeptCars(opened.database, news).catch(() => undefined);
}
