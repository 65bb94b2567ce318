import { useEffect } from 'react';
import { deviceHeaders } from '#app/data/account/account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { whenIdle } from '#app/when-idle.ts';

/** Reports a visit to an article once the browser is idle. Visits without a connection are not counted. */
export function useCountReader(id: number | undefined): void {
  const api = useApiClient();
  useEffect(() => {
    if (id === undefined) return;
    let isHere = true;
    const count = async () => {
      await api
        .post('contentCountView', { postId: String(id) }, await deviceHeaders())
        .catch(() => undefined);
    };
    whenIdle(() => {
      if (isHere) void count();
    });
    return () => {
      isHere = false;
    };
  }, [api, id]);
}
