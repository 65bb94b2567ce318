import type { PartName } from './parts.ts';

/**
 * What a part begins with besides the screens of its routes: modules that code of other parts imports on demand, and
 * styles that the server's HTML needs before the script of their component has arrived. Read by the build alone.
 */
export const partBeginnings: Readonly<Partial<Record<PartName, readonly string[]>>> = {
  first: [
    'features/listing/contact-actions.module.css',
    'features/listing/listing-summary.module.css',
    'features/listing/market-range.module.css',
    'features/listing/market-lane.module.css',
    'features/listing/booking-link.module.css',
    'features/listing/fact-groups.module.css',
    'features/listing/section-tabs.module.css',
    'screens/sections/car-sections.module.css',
  ],
  browse: [
    'ui/calculator/slider.module.css',
    'features/credit/loan-block.module.css',
    'features/listing/condition-card.module.css',
    'features/listing/price-history.module.css',
  ],
  car: [
    'features/credit/loan-block.tsx',
    'features/leads/lead-slide-in.tsx',
    'features/listing/condition-card.tsx',
    'features/listing/price-evidence.tsx',
    'features/listing/price-history.tsx',
    'screens/sections/listing-sheets.tsx',
  ],
  motion: ['ui/motion/dragged-bar.tsx', 'ui/motion/leaving-items.tsx', 'ui/motion/movable-items.tsx'],
  writing: ['features/report/report-sheet.tsx', 'forms/text-checks.ts'],
  account: ['features/notifications/host-news.ts', 'features/sell/sell-failure-text.tsx'],
  inbox: ['data/conversations/start-inbox.ts', 'data/api/schemas/conversations.ts'],
  sell: ['features/sell/draft/drafts-store.ts', 'features/sell/value/value-form.tsx'],
  drawing: ['data/photos/page-photos.ts'],
  places: ['forms/places/car-map.tsx', 'forms/places/located-city.tsx'],
  payments: ['features/payments/own-booking.tsx', 'data/api/schemas/payments.ts'],
  vehicles: ['features/new-vehicles/new-model-rail.tsx', 'data/api/schemas/vehicles.ts'],
  money: [
    'features/ownership/compared-costs.tsx',
    'features/ownership/cost-sheet.tsx',
    'data/api/schemas/money.ts',
  ],
  tracking: [
    'features/events/send-events.ts',
    'features/third-party/others-layer.tsx',
    'features/install/install-invitation.tsx',
    'features/language/language-offer.tsx',
  ],
  staff: ['data/api/schemas/staff.ts'],
  publishing: ['data/api/schemas/publishing.ts'],
  trade: ['data/api/schemas/trade.ts'],
  dealers: ['data/api/schemas/dealers.ts'],
  reviews: ['data/api/schemas/reviews.ts'],
  contests: ['data/api/schemas/contests.ts'],
  reading: ['data/api/schemas/reading.ts'],
};
