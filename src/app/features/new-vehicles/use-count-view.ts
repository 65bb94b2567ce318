import { useEffect } from 'react';
import { deviceHeaders } from '#app/data/account/account.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import { whenIdle } from '#app/when-idle.ts';
import { awaitedIdOf } from '#contract/collections/awaited-id.ts';
import type { NewModelCard } from '#contract/new-vehicles/new-vehicle.schema.ts';
import type { VehicleKind } from '#contract/vehicles/vehicle-paths.ts';

/**
 * Reports a view of the model's page once the browser is idle. Views without a connection are not counted.
 */
export function useCountView(kind: VehicleKind, model: NewModelCard | undefined): void {
  const api = useApiClient();
  const id = model && !model.isExample ? awaitedIdOf(kind, model.brand.slug, model.slug) : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let isHere = true;
    const count = async () => {
      await api.post('countModelView', { model: id }, await deviceHeaders()).catch(() => undefined);
    };
    whenIdle(() => {
      if (isHere) void count();
    });
    return () => {
      isHere = false;
    };
  }, [api, id]);
}
