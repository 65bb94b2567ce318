import { createLiveCatalogue, type LiveCatalogue } from './catalogue/live-catalogue.ts';
import type { Database } from './db/database.ts';
import type { CodeDelivery } from './delivery/code-delivery.ts';
import { drawnPhotoPreview } from './drawn-photos/drawn-photo-key.ts';
import type { DrawnPhotos } from './drawn-photos/drawn-photos.ts';
import type { Environment } from './env.ts';
import type { SellerListings } from './features/account/account.service.ts';
import { createSpentViews, type SpentViews } from './features/account/shared/spent-views.ts';
import { createLiveArticles, type LiveArticles } from './features/articles/shared/live-articles.ts';
import { createListingRepository } from './features/listing/listing.repository.ts';
import { createListingService, type ListingService } from './features/listing/listing.service.ts';
import { createViewCounter, type ViewCounter } from './features/listing/shared/view-counter.ts';
import {
  createLiveNewVehicles,
  type LiveNewVehicles,
} from './features/new-vehicles/shared/live-new-vehicles.ts';
import { createLiveTables, type LiveTables } from './features/operator-tables/shared/live-tables.ts';
import {
  type BookingFee,
  createBookingFee,
  createOfferedBooking,
  type OfferedBooking,
} from './features/payments/shared/booking-fee.ts';
import { createPaymentProvider } from './features/payments/shared/create-payment-provider.ts';
import type { PaymentProvider } from './features/payments/shared/payment-provider.ts';
import { type ComparedCars, createComparedCars } from './features/rails/compared-cars.ts';
import { createRailsService, type RailsService } from './features/rails/rails.service.ts';
import { createSearchService, type SearchService } from './features/search/search.service.ts';
import { createSellService, type SellService } from './features/sell/sell.service.ts';
import { createStoryShelf, type StoryShelf } from './features/web-stories/shared/story-shelf.ts';
import { ResponseCache } from './http/response-cache.ts';
import { createMarketService, type MarketService } from './market/market.service.ts';
import { creditRates } from './money/credit-rates.ts';
import { createUsedCarCredit, type UsedCarCredit } from './money/used-car-credit.ts';
import type { PhotoReader } from './photo-store/photo-reader.ts';
import type { PhotoStore } from './photo-store/photo-store.ts';
import type { PreviewSource } from './photo-store/pictures.ts';
import type { Metrics } from './plugins/metrics.ts';
import { reasonOf } from './process/error-reason.ts';
import { keptSecret } from './process/kept-secret.ts';
import { type OperatorSettings, readOperatorSettings } from './process/operator-settings.ts';
import { createProductEvents, type ProductEvents } from './product-events.ts';
import { createPrincipalReader, type ReadPrincipal } from './session/principal.ts';
import { createSessionRepository } from './session/session.repository.ts';
import type { Pages } from './web/pages.ts';

/** Memory for cached API responses and pages, in bytes. */
const apiCacheBytes = 96 * 1024 * 1024;
const pageCacheBytes = 64 * 1024 * 1024;

/** What the process provides. */
export type AppParts = {
  readonly environment: Environment;
  readonly database: Database;
  readonly drawnPhotos: DrawnPhotos;
  readonly photoStore: PhotoStore;
  /** The output of `npm run build`: browser code and page renderer. */
  readonly distDirectory: string;
  /** Overrides the pages of the build. */
  readonly pages?: Pages;
  readonly version: string;
  /** Overrides the delivery of one-time codes configured in the environment. */
  readonly codeDelivery?: CodeDelivery;
  /** Overrides the payment provider configured in the environment. */
  readonly paymentProvider?: PaymentProvider;
};

/** Everything a feature may depend on; each feature declares what it uses (feature.ts). */
export type Services = Omit<AppParts, 'paymentProvider'> & {
  /** Undefined where nothing can be paid. */
  readonly paymentProvider: PaymentProvider | undefined;
  readonly offeredBooking: OfferedBooking;
  readonly bookingFee: BookingFee;
  readonly live: LiveCatalogue;
  readonly newVehicles: LiveNewVehicles;
  readonly articles: LiveArticles;
  readonly tables: LiveTables;
  readonly credit: UsedCarCredit;
  readonly market: MarketService;
  readonly search: SearchService;
  readonly listing: ListingService;
  readonly rails: RailsService;
  readonly comparedCars: ComparedCars;
  readonly sell: SellService;
  readonly sellerListings: SellerListings;
  readonly readPrincipal: ReadPrincipal;
  readonly spentViews: SpentViews;
  readonly views: ViewCounter;
  /** Key for the hashes of one-time codes and numbers. */
  readonly codeSecret: string;
  readonly operator: OperatorSettings;
  readonly previews: PreviewSource;
  readonly storyShelf: StoryShelf;
  readonly productEvents: ProductEvents;
  readonly photoReaders: readonly PhotoReader[];
  readonly metrics: Metrics;
  /** Cached API responses that are the same for everyone, and rendered pages. */
  readonly cache: ResponseCache;
  readonly pageCache: ResponseCache;
};

/** Creates the services that features share. The caller closes `live`, `newVehicles`, `articles` and `tables`. */
export async function createServices(
  parts: AppParts & Pick<Services, 'metrics'>,
  onWarning: (line: string) => void,
): Promise<Services> {
  const { environment, database, drawnPhotos, photoStore } = parts;
  const previews: PreviewSource = async (keys) => {
    const uploaded = await photoStore.previews(keys);
    return new Map(keys.map((key) => [key, uploaded.get(key) ?? drawnPhotoPreview(key)]));
  };
  const codeSecret = environment.otpSecret ?? (await keptSecret(environment.dataDirectory, 'otp'));
  const isDemonstration = environment.demoListings > 0 && !environment.isProduction;
  const operator = await readOperatorSettings(environment.dataDirectory, isDemonstration);
  const cache = new ResponseCache(apiCacheBytes, environment.readsOfAddress);
  const pageCache = new ResponseCache(pageCacheBytes, environment.readsOfAddress);
  const forget = () => {
    cache.clear();
    pageCache.clear();
  };
  let workOut: LiveCatalogue['sync'] | undefined;
  const tables = await createLiveTables(database, {
    isDemonstration,
    async onReplaced() {
      forget();
      // The instalments in the catalogue follow from tables.
      await workOut?.().catch((error: unknown) =>
        onWarning(`instalments could not be worked out: ${reasonOf(error)}`),
      );
    },
    onWarning,
  });
  const credit = createUsedCarCredit(() => tables.reading(creditRates));
  const live = await createLiveCatalogue(database, credit, onWarning);
  const catalogue = live.current;
  const market = createMarketService(live);
  const search = createSearchService(catalogue);
  const paymentProvider =
    parts.paymentProvider ?? createPaymentProvider(environment.payments, database, environment.publicUrl);
  const offeredBooking = createOfferedBooking({ tables, isPayable: paymentProvider !== undefined });
  const bookingFee = createBookingFee(offeredBooking);
  const listing = createListingService({
    repository: createListingRepository(database),
    catalogue: live,
    market,
    credit,
    bookingFee,
    previews,
    drawnPreview: drawnPhotoPreview,
  });
  const sell = createSellService({ database, market, previews });
  workOut = live.sync;
  live.onSynced(forget);
  const newVehicles = await createLiveNewVehicles(database, { onReplaced: forget, onWarning });
  return {
    ...parts,
    paymentProvider,
    offeredBooking,
    bookingFee,
    live,
    newVehicles,
    articles: await createLiveArticles(database, { onReplaced: forget, onWarning }),
    tables,
    credit,
    market,
    search,
    listing,
    rails: createRailsService({ catalogue, featured: live.featured, listing }),
    comparedCars: createComparedCars({ catalogue, listing, market }),
    sell,
    sellerListings: sell,
    readPrincipal: createPrincipalReader(createSessionRepository(database.orm)),
    spentViews: createSpentViews(codeSecret),
    views: createViewCounter(database, codeSecret),
    codeSecret,
    operator,
    previews,
    storyShelf: createStoryShelf(database, newVehicles.current),
    productEvents: createProductEvents(onWarning),
    photoReaders: [photoStore.read, drawnPhotos.read],
    cache,
    pageCache,
  };
}
