import { OfflineCityCard } from './parts/browse/features/snapshot/offline-city-card.tsx';
import { useUserCity } from './parts/first/features/places/use-user-city.ts';
import { InstallItem } from './pwa/install-prompt.tsx';

/** The last entries of the menu: installing the app, and the visitor's city. */
export function MenuExtras() {
  const city = useUserCity();
  return (
    <>
      <InstallItem />
      <OfflineCityCard city={city && { slug: city.city, name: city.display_city }} />
    </>
  );
}
