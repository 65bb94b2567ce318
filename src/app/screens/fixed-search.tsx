import type { Page, PageLocation } from '#app/page.ts';
import { fixedSearches, usedCarsPath } from '#contract/paths.ts';
import { page as usedCars } from './used-cars.tsx';

/** The canonical address is that of the list (docs/product.md#fixed-searches). */
function listLocation(location: PageLocation): PageLocation {
  const search = fixedSearches[location.path] ?? '';
  return { ...location, path: usedCarsPath(search), params: search === '' ? {} : { search } };
}

function FixedSearchScreen({ location }: { location: PageLocation }) {
  return <usedCars.Screen location={listLocation(location)} />;
}

/** An alias of a list. */
export const page: Page = {
  load: (api, location) => usedCars.load(api, listLocation(location)),
  Screen: FixedSearchScreen,
};
