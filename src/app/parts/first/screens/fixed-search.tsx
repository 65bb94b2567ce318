import type { Page, PageLocation } from '#app/page.ts';
import { fixedSearches, usedCarsPath } from '#contract/paths.ts';
import { page as usedCars } from './used-cars.tsx';

/** As at the list's own address, which it names as the one to be found (spec §2, body-type searches). */
function listLocation(location: PageLocation): PageLocation {
  const search = fixedSearches[location.path] ?? '';
  return { ...location, path: usedCarsPath(search), params: search === '' ? {} : { search } };
}

function FixedSearchScreen({ location }: { location: PageLocation }) {
  return <usedCars.Screen location={listLocation(location)} />;
}

/** A list of cars at a further address of its own. */
export const page: Page = {
  load: (api, location) => usedCars.load(api, listLocation(location)),
  Screen: FixedSearchScreen,
};
