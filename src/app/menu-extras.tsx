import { useUserCity } from './features/city/use-user-city.ts';
import { OfflineCityCard } from './features/offline-city/offline-city-card.tsx';
import { InstallItem } from './pwa/install-prompt.tsx';

/** At the end of the menu: the app on the phone, and the visitor's city in it. */
export function MenuExtras() {
  const city = useUserCity();
  return (
    <>
      <InstallItem />
      <OfflineCityCard city={city && { slug: city.city, name: city.display_city }} />
    </>
  );
}
