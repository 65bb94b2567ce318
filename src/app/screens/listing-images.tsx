import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useApi } from '#app/data/api/use-api.tsx';
import { PhotoViewer } from '#app/features/listing/photo-viewer.tsx';
import { wereOpenedFromPage } from '#app/features/listing/shown-photo.ts';
import { viewOfSlug } from '#app/features/listing/view-of-slug.ts';
import { Head } from '#app/features/seo/head.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { Page, PageLocation } from '#app/page.ts';
import { bodyDrawing } from '#app/ui/car/body-drawing.ts';
import { pathInLanguage } from '#contract/language.ts';
import { socialPictureUrl } from '#contract/listing/picture.ts';
import { listingImagesPath, listingPath } from '#contract/paths.ts';
import { idOfSlug } from '#contract/slug.ts';

function ListingImagesScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useApi('view', { id: String(idOfSlug(location.params.slug ?? '')) });
  if (!data) return null;
  const { id, slug, label, makeYear: year, place, images, coverImage } = data.listing;

  function close(event: MouseEvent | KeyboardEvent): void {
    const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isHeld || ('button' in event && event.button !== 0)) return;
    event.preventDefault();
    if (wereOpenedFromPage(slug)) history.back();
    // The car's page replaces the photos in the history, so that going back leads to the page before.
    else navigate(pathInLanguage(listingPath(slug), language), { replace: true });
  }

  return (
    <>
      <Head
        title={t`Photos of ${label} ${year}`}
        description={t`All photos of the used ${label} from ${year} in ${place}.`}
        // The canonical page is the car's own.
        canonicalPath={listingPath(slug)}
        imageUrl={coverImage ? socialPictureUrl(id) : undefined}
      />
      <PhotoViewer
        slug={slug}
        label={label}
        pictures={images}
        drawing={bodyDrawing(data.listing)}
        heading={<h1 className="visually-hidden">{t`Photos of ${label} ${year}`}</h1>}
        onClose={close}
      />
    </>
  );
}

export const page: Page = {
  async load(api, { params }) {
    const { listing } = await viewOfSlug(api, params.slug);
    return listing.slug === params.slug ? undefined : { redirect: listingImagesPath(listing.slug) };
  },
  Screen: ListingImagesScreen,
};
