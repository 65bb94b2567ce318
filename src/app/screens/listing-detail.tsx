import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useApi } from '#app/data/api/use-api.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ActionsPlace } from '#app/features/listing/actions-place.tsx';
import { AdDay } from '#app/features/listing/ad-day.tsx';
import type { DetailSheet, OpenSheet } from '#app/features/listing/contact-actions.tsx';
import { Gallery } from '#app/features/listing/gallery.tsx';
import { viewOfSlug } from '#app/features/listing/view-of-slug.ts';
import { Head } from '#app/features/seo/head.tsx';
import { CarData } from '#app/features/seo/structured-data.tsx';
import { rememberViewed } from '#app/features/viewed/remember-viewed.ts';
import { partWords } from '#app/i18n/messages.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { track } from '#app/tracking/track.ts';
import { bodyDrawing } from '#app/ui/car/body-drawing.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import type { ListingCard, ListingDetail } from '#contract/listing/listing.ts';
import { codeUrl, socialPictureUrl } from '#contract/listing/picture.ts';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import { idOfSlug } from '#contract/slug.ts';
// The summary is displayed before its code: its styles must be in the first stylesheet.
import '#app/ui/price-lane.module.css';
import texts from '#app/ui/texts.module.css';
import styles from './listing-detail.module.css';

const ListingSummary = hydratedLater(
  'browse',
  async () => (await import('#app/features/listing/listing-summary.tsx')).ListingSummary,
);

const CarSections = hydratedLater(
  'browse',
  async () => (await import('#app/screens/sections/car-sections.tsx')).CarSections,
);
const ListingSheets = lazyPart(
  'car',
  async () => (await import('#app/screens/sections/listing-sheets.tsx')).ListingSheets,
);
const prepareSummary = () => Promise.all([ListingSummary.prepare(), ListingSheets.preload()]);
const prepareSections = () => Promise.all([CarSections.prepare(), ListingSheets.preload()]);

// Controls that need script load when the page is idle.
const OfflineBadge = optionalPart(
  'browse',
  async () => (await import('#app/features/listing/offline-badge.tsx')).OfflineBadge,
);
const ShareButton = optionalPart(
  'browse',
  async () => (await import('#app/features/share/share-button.tsx')).ShareButton,
);
const CompareButton = optionalPart(
  'browse',
  async () => (await import('#app/features/compare/compare-button.tsx')).CompareButton,
);
const ReportButton = optionalPart(
  'browse',
  async () => (await import('#app/features/report/report-button.tsx')).ReportButton,
);
const ScrolledBar = optionalPart(
  'browse',
  async () => (await import('#app/features/listing/scrolled-bar.tsx')).ScrolledBar,
);
const LeadSlideIn = optionalPart(
  'car',
  async () => (await import('#app/features/leads/lead-slide-in.tsx')).LeadSlideIn,
);
const RelatedCars = optionalPart(
  'browse',
  async () => (await import('#app/features/listing/related-cars.tsx')).RelatedCars,
);

function ListingDetailScreen({ location }: { location: PageLocation }) {
  const { data } = useApi('view', { id: String(idOfSlug(location.params.slug ?? '')) });
  if (!data) return null;
  return (
    <>
      <Listing listing={data.listing} />
      <CarData {...data} />
    </>
  );
}

function Listing({ listing }: { listing: ListingDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [sheet, setSheet] = useState<DetailSheet>();
  const [question, setQuestion] = useState('');
  const [hadSheet, setHadSheet] = useState(false);
  if (sheet !== undefined && !hadSheet) setHadSheet(true);
  const open: OpenSheet = (wanted, asked = '') => {
    setQuestion(asked);
    setSheet(wanted);
  };
  useEffect(() => {
    rememberViewed(listing);
    track({ name: 'listing_viewed', listingId: listing.id });
  }, [listing]);

  const price = formatPrice(listing.price, language);
  const year = listing.makeYear;
  const distance =
    listing.kilometerDriven === null ? '' : formatKilometers(listing.kilometerDriven, language);
  const { slug, label, place } = listing;
  const heart = (card: ListingCard) => <FavouriteButton card={card} />;
  const sharedTitle = t`${label} ${year}, ${price} in ${place}`;
  return (
    <>
      <Head
        title={sharedTitle}
        description={[t`Used ${label} from ${year} in ${place} for ${price}.`, distance, listing.description]
          .filter(Boolean)
          .join(' ')
          .slice(0, 155)}
        canonicalPath={listingPath(slug)}
        imageUrl={listing.coverImage ? socialPictureUrl(listing.id) : undefined}
      />
      <div data-under-header>
        <article className={styles.listing} data-status={listing.status}>
          <div className={styles.media}>
            <Gallery
              slug={slug}
              pictures={listing.images}
              drawing={bodyDrawing(listing)}
              label={label}
              note={
                <WhenIdle>
                  <OfflineBadge listing={listing} />
                </WhenIdle>
              }
            />
            <div className={styles.onPhoto}>
              <WhenIdle>
                <ShareButton path={listingPath(slug)} title={sharedTitle} look="floating" />
              </WhenIdle>
              <FavouriteButton card={listing} />
            </div>
            <WhenIdle>
              <ScrolledBar
                listing={listing}
                actions={
                  <>
                    <ShareButton path={listingPath(slug)} title={sharedTitle} />
                    <FavouriteButton card={listing} />
                  </>
                }
              />
            </WhenIdle>
          </div>
          <div className={styles.title}>
            <h1 className={styles.name}>
              {label} {year}
            </h1>
            <p className={styles.place}>
              <Icon of="place" size={16} />
              <span>
                {listing.district ? `${listing.district}, ` : null}
                {place} ·{' '}
                <Trans>
                  listed <AdDay instant={listing.publishedAt} />
                </Trans>
              </span>
            </p>
          </div>
          <div className={styles.summary}>
            <HydrateOnTouch id="summary" of={listing} prepare={prepareSummary}>
              <ListingSummary listing={listing} onOpen={open} />
            </HydrateOnTouch>
            <div className={styles.wideActions}>
              <ActionsPlace
                id="wide-actions"
                listing={listing}
                onOpen={open}
                isColumn
                prepareSheets={ListingSheets.preload}
              />
            </div>
          </div>
          <div className={styles.more}>
            <HydrateOnTouch id="sections" of={listing} prepare={prepareSections}>
              <CarSections listing={listing} onOpen={open} />
            </HydrateOnTouch>
            <img className={styles.code} src={codeUrl(listing.id)} alt="" loading="lazy" />
            <div className={styles.report}>
              <WhenIdle>
                <CompareButton card={listing} />
                <ReportButton id={listing.id} />
              </WhenIdle>
            </div>
          </div>
        </article>
        <div className={styles.related}>
          <WhenIdle>
            <RelatedCars listing={listing} heart={heart} />
          </WhenIdle>
        </div>
        <div className={styles.bar}>
          <p className={styles.barPrice} aria-hidden="true">
            <strong className={texts.priceFigures}>{price}</strong>
          </p>
          <ActionsPlace id="actions" listing={listing} onOpen={open} prepareSheets={ListingSheets.preload} />
        </div>
        {hadSheet ? (
          <Suspense>
            <ListingSheets
              listing={listing}
              open={sheet}
              question={question}
              onOpen={open}
              onClose={() => setSheet(undefined)}
            />
          </Suspense>
        ) : null}
        <WhenIdle>
          <LeadSlideIn listing={listing} />
        </WhenIdle>
      </div>
    </>
  );
}

export const page: Page = {
  async load(api, { params }) {
    const { listing, breadCrumbs } = await viewOfSlug(api, params.slug);
    if (listing.slug !== params.slug) return { redirect: listingPath(listing.slug) };
    return { frame: { breadcrumbs: breadCrumbs } };
  },
  Screen: ListingDetailScreen,
  async soon(answers, location) {
    const [{ knownCarScreen }] = await Promise.all([
      import('#app/screens/sections/known-car.tsx'),
      partWords('browse'),
    ]);
    return knownCarScreen(answers, location);
  },
};
