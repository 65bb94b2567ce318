import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { AwaitCar } from '#app/features/awaited/await-car.tsx';
import type { AwaitedCar } from '#app/features/awaited/awaited-cars.ts';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { FavouritesStep } from '#app/features/favourites/favourites-step.tsx';
import { LazyRail } from '#app/features/listing/lazy-rail.tsx';
import { OfflineCityStep } from '#app/features/snapshot/offline-city-step.tsx';
import { ViewedStep } from '#app/features/viewed/viewed-step.tsx';
import type { PageLocation } from '#app/page.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import type { StatusPageView } from '#contract/page/page-data.ts';
import { listingPath, usedCarsPath } from '#contract/paths.ts';
import { idOfSlug } from '#contract/slug.ts';
import { LoadingScreen } from './loading.tsx';
import styles from './status-screens.module.css';
import { StatusView } from './status-view.tsx';
import { useSavedHere } from './use-saved-here.ts';

/** For a car that is gone: similar cars, and none of its own data. */
function GoneScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const id = idOfSlug(location.params.slug ?? '');
  return (
    <>
      <StatusView view="gone" />
      {id === undefined ? null : (
        <LazyRail
          from="similar"
          id={id}
          title={t`Similar cars`}
          heart={(card) => <FavouriteButton card={card} />}
        />
      )}
    </>
  );
}

/** What the address of a car says of it. */
function carOfAddress({ path, params: { slug = '' } }: PageLocation): AwaitedCar | undefined {
  if (path !== listingPath(slug) || idOfSlug(slug) === undefined) return undefined;
  const words = slug.split('-').slice(0, -1);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name === '' ? undefined : { slug, name };
}

/** Offline: what is not available, and what is. */
function OfflineScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const { search } = location.params;
  const isList = location.path.startsWith(usedCarsPath());
  const isOnline = useIsOnline();
  const here = useSavedHere(isList ? { search: search ?? '', q: location.query.q ?? '' } : undefined);
  // As high as the screen, so that the footer is not moved into it and out again.
  if (here === undefined)
    return (
      <div className={styles.reading} aria-busy="true">
        <LoadingScreen />
      </div>
    );
  const { instead, viewed } = here;
  const car = carOfAddress(location);
  const name = car?.name ?? instead?.missing;
  const words = name
    ? {
        title: t`${name} isn’t saved yet`,
        text: car
          ? t`The network does not answer. Its price, photos and seller come once it does, and this page opens by itself. Cars you have opened before still open.`
          : t`Without a signal, only the city saved on this device can be searched.`,
      }
    : isOnline
      ? {
          title: t`This page hasn’t loaded yet`,
          text: t`The network does not answer. This page opens by itself as soon as it does. Pages you have opened before still work, and your favourites are safe on this device.`,
        }
      : undefined;
  return (
    <StatusView
      view="offline"
      words={words}
      saved={
        <>
          {instead ? <OfflineCityStep instead={instead} /> : null}
          {car ? <AwaitCar car={car} /> : null}
          <FavouritesStep />
          {viewed ? <ViewedStep viewed={viewed} /> : null}
        </>
      }
    />
  );
}

/** The screens of status pages. */
export const statusScreens: Readonly<Record<StatusPageView, ComponentType<{ location: PageLocation }>>> = {
  'not-found': () => <StatusView view="not-found" />,
  gone: GoneScreen,
  error: () => <StatusView view="error" />,
  offline: OfflineScreen,
};
