import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { addressOf } from '#app/data/api/api-client.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApiClient } from '#app/data/api/use-api.tsx';
import styles from '#app/pwa/update-prompt.module.css';
import { onNetworkBack } from '#app/pwa/use-connectivity.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { pathInLanguage } from '#contract/language.ts';
import { listingPath } from '#contract/paths.ts';
import { idOfSlug } from '#contract/slug.ts';
import { type AwaitedCar, awaitCar, readAwaitedCars, useAwaitedCars } from './awaited-cars.ts';

type Found = { readonly car: AwaitedCar; readonly isGone: boolean };

/** Says that an awaited car is there, once the network has brought it. */
export function AwaitedCarsNotice() {
  const api = useApiClient();
  const isAwaiting = useAwaitedCars().length > 0;
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    if (!isAwaiting) return;
    async function look(): Promise<void> {
      for (const car of readAwaitedCars()) {
        const query = { id: String(idOfSlug(car.slug)) };
        try {
          const { listing } = await api.get('view', query);
          setFound({ car, isGone: false });
          const { keepCar } = await import('#app/pwa/keep-car.ts');
          void keepCar({ address: addressOf('view', query, api.language), pictures: listing.images });
        } catch (cause) {
          if (!(cause instanceof ApiError)) return;
          setFound({ car, isGone: true });
        }
        awaitCar(car, false);
      }
    }
    void look();
    return onNetworkBack(() => void look());
  }, [api, isAwaiting]);

  // Its own page has opened by itself.
  if (!found || location.pathname.endsWith(found.car.slug)) return null;
  const { name, slug } = found.car;
  return (
    <div role="status" className={styles.toast}>
      <p className={styles.words}>
        {found.isGone ? <Trans>{name} is no longer offered</Trans> : <Trans>{name} is there now</Trans>}
      </p>
      <Button variant="text" size="dense" onClick={() => setFound(undefined)}>
        <Trans>Later</Trans>
      </Button>
      {found.isGone ? null : (
        // The layer is outside of the router.
        <a href={pathInLanguage(listingPath(slug), api.language)} className={buttonClass({ size: 'dense' })}>
          <Trans>Open</Trans>
        </a>
      )}
    </div>
  );
}
