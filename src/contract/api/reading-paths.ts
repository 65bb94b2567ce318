/**
 * Paths of the public endpoints. They are part of the first load; all others are loaded with the declaration of their
 * endpoint.
 */
export const readingPaths = {
  nav: '/api/v1/model/nav',
  site: '/api/v1/site/settings',
  sitePage: '/api/v1/site/page',
  newVehicles: '/api/v1/model/new-vehicles',
  newVehicleList: '/api/v1/model/new-vehicle-list',
  newModel: '/api/v1/model/new-model',
  electricVehicles: '/api/v1/model/electric',
  chargingStations: '/api/v1/model/stations',
  /** Premium rates and texts of a quote. */
  insurancePage: '/api/v1/money/insurance',
  /** What a kind of loan is. */
  creditGuide: '/api/v1/money/credit-guide',
  /** Rates and texts of a credit calculator. */
  creditPage: '/api/v1/money/credit',
  /** Rates of what owning a vehicle costs. */
  ownership: '/api/v1/money/ownership',
  /** Fuel prices by place, with their history. */
  fuelPrices: '/api/v1/money/fuel-prices',
  modification: '/api/v1/model/modification',
  breakdownHelp: '/api/v1/model/breakdown-help',
  home: '/api/v1/inventory/home',
  /** Cars priced below their market, for a city's home page. */
  bargains: '/api/v1/inventory/bargains',
  listings: '/api/v4/inventory/index',
  /** The filter groups of a selection. Long groups contain only their most frequent values. */
  filters: '/api/v4/inventory/filters',
  /** The same with every value of every group. */
  allFilters: '/api/v4/inventory/all-filters',
  seo: '/api/v4/inventory/seo',
  featured: '/api/v1/inventory/get-featured-inventory',
  similar: '/api/v4/inventory/get-similar-cars',
  /** Cars of other brands with the same body type and a similar price. */
  crossSale: '/api/v4/inventory/get-cross-sale-inventories',
  view: '/api/v1/inventory/view',
  byIds: '/api/v4/inventory/inventory-by-ids',
  lastSearch: '/api/v4/inventory/last-search',
  topModel: '/api/v1/inventory/top-model',
  faqByCity: '/api/v1/inventory/get-faq-by-city',
  cities: '/api/v1/cities',
  suggest: '/api/v1/search/search',
} as const;
