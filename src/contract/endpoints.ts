import type { EndpointName } from './endpoint-schemas.ts';

/** Where each endpoint is. Its parameters and its answer stand in `endpoint-schemas.ts`. */
export const endpointPaths = {
  nav: '/api/v1/model/nav',
  site: '/api/v1/site/settings',
  home: '/api/v1/inventory/home',
  listings: '/api/v4/inventory/index',
  /** What goes with a selection. Long groups carry their most frequent values only. */
  filters: '/api/v4/inventory/filters',
  /** The same with every value of every group. */
  allFilters: '/api/v4/inventory/all-filters',
  view: '/api/v1/inventory/view',
} as const satisfies Record<EndpointName, `/api/${string}`>;
