import { InstallItem } from './features/install/install-item.tsx';
import { useUserCity } from './features/places/use-user-city.ts';
import { OfflineCityCard } from './features/snapshot/offline-city-card.tsx';

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
