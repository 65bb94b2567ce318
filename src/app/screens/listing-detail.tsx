import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useApi } from '#app/data/api-context.tsx';
import { ApiError } from '#app/data/api-error.ts';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { rememberViewed } from '#app/features/history/remember-viewed.ts';
import { Gallery } from '#app/features/listing/gallery.tsx';
import { KeyFacts } from '#app/features/listing/key-facts.tsx';
import { SellerCard } from '#app/features/listing/seller-card.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { keepPhotos } from '#app/pwa/keep-photos.ts';
import { track } from '#app/tracking/track.ts';
import { Badge } from '#app/ui/badge.tsx';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import { pictureUrl } from '#contract/picture.ts';
import { idOfSlug } from '#contract/slug.ts';
import styles from './listing-detail.module.css';

function ListingDetailScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useApi('view', { id: String(idOfSlug(location.params.slug ?? '')) });
  const listing = data?.listing;
  useEffect(() => {
    if (!listing) return;
    rememberViewed(listing);
    track({ name: 'listing_viewed', listingId: listing.id });
    keepPhotos(listing.images);
  }, [listing]);
  if (!data || !listing) return null;

  const price = formatPrice(listing.price, language);
  const year = listing.makeYear;
  const distance =
    listing.kilometerDriven === null ? '' : formatKilometers(listing.kilometerDriven, language);
  const { label, place } = listing;
  return (
    <>
      <Head
        title={t`${label} ${year}, ${price} in ${place}`}
        description={[t`Used ${label} from ${year} in ${place} for ${price}.`, distance, listing.description]
          .filter(Boolean)
          .join(' ')
          .slice(0, 155)}
        canonicalPath={listingPath(listing.slug)}
        imageUrl={listing.coverImage ? pictureUrl(listing.coverImage.key, 960) : undefined}
      />
      <article className={styles.listing} data-under-header>
        <div className={styles.media}>
          <Gallery pictures={listing.images} label={label} />
          <div className={styles.heart}>
            <FavouriteButton card={listing} />
          </div>
        </div>
        <div className={styles.summary}>
          <div className={styles.priceLine}>
            <p className={styles.price}>{price}</p>
            {listing.status === 'sold' ? (
              <Badge>
                <Trans>Sold</Trans>
              </Badge>
            ) : null}
            {listing.status === 'reserved' ? (
              <Badge tone="amber">
                <Trans>Reserved</Trans>
              </Badge>
            ) : null}
          </div>
          <h1 className={styles.title}>{label}</h1>
          <KeyFacts listing={listing} />
          <SellerCard listing={listing} />
        </div>
        <div className={styles.more}>
          <h2 className={styles.heading}>
            <Trans>What the seller says</Trans>
          </h2>
          <p className={styles.quote}>{listing.title}</p>
          {listing.description === '' ? null : <p className={styles.description}>{listing.description}</p>}
        </div>
      </article>
    </>
  );
}

export const page: Page = {
  async load(api, location) {
    const id = idOfSlug(location.params.slug ?? '');
    if (id === undefined) throw new ApiError('not_found', 'the address has no id');
    const { listing, breadCrumbs } = await api.get('view', { id: String(id) });
    // The id is what counts; a car's address changes when its seller corrects it (decisions).
    if (listing.slug !== location.params.slug) return { redirect: listingPath(listing.slug) };
    return { frame: { breadcrumbs: breadCrumbs } };
  },
  Screen: ListingDetailScreen,
};
