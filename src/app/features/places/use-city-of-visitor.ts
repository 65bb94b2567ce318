import { useApi } from '#app/data/api/use-api.tsx';
import { useUserCity } from './use-user-city.ts';

/** The visitor's city with its id, which may have to be looked up. */
export function useCityOfVisitor(): { readonly id: number; readonly name: string } | undefined {
  const city = useUserCity();
  const { data } = useApi('cities', city?.id === null ? {} : undefined);
  if (!city) return undefined;
  const id = city.id ?? data?.find(({ slug }) => slug === city.city)?.id;
  return id === undefined ? undefined : { id, name: city.display_city };
}
