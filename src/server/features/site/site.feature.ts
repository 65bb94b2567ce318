import type { Feature } from '#server/feature.ts';
import { serveEndpoint } from '#server/http/serve-endpoint.ts';
import { menuOf } from './navigation.ts';
import { siteSettingsOf } from './site-settings.ts';

/** Data of the frame of every page: menu and operator's settings. */
export const siteFeature: Feature<
  'environment' | 'offeredBooking' | 'operator' | 'search' | 'newVehicles'
> = (app, { environment, offeredBooking, operator, search, newVehicles }) => {
  serveEndpoint(app, 'nav', (_query, { language }) => menuOf(search, newVehicles.current(), language));
  serveEndpoint(app, 'site', (_query, { language }) =>
    siteSettingsOf(operator, search, { tracking: environment.tracking, booking: offeredBooking() }, language),
  );
};
