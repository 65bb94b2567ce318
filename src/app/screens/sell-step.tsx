import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect } from 'react';
import { useSearch } from 'wouter';
import { LazySignInSheet } from '#app/features/account/lazy-sign-in-sheet.tsx';
import { FactGroups } from '#app/features/listing/fact-groups.tsx';
import { ListingSummary } from '#app/features/listing/listing-summary.tsx';
import { SellerCard } from '#app/features/listing/seller-card.tsx';
import { DraftGallery } from '#app/features/photos/draft-gallery.tsx';
import { preloadMovablePhotos } from '#app/features/photos/order/photo-grid.tsx';
import { PhotoCount } from '#app/features/photos/photo-count.tsx';
import { PhotosStep } from '#app/features/photos/photos-step.tsx';
import { LazyCityPicker } from '#app/features/places/lazy-city-picker.tsx';
import { CarFields } from '#app/features/sell/fields/car-fields.tsx';
import { ContactFields } from '#app/features/sell/fields/contact-fields.tsx';
import { PriceFields } from '#app/features/sell/fields/price-fields.tsx';
import { SellOnOnePage } from '#app/features/sell/one-page/one-page.tsx';
import { EditListing } from '#app/features/sell/own-ads/edit-listing-page.tsx';
import { type ReviewSlots, ReviewStep } from '#app/features/sell/review/review.tsx';
import type { CityPickerSlot } from '#app/features/sell/start/start-bar.tsx';
import { SellStepPage } from '#app/features/sell/steps/sell-step.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { PageLocation } from '#app/page.ts';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import layouts from '#app/ui/layouts.module.css';
import { whenIdle } from '#app/when-idle.ts';
import { sellAccordionPath, sellStepPaths } from '#contract/paths.ts';
import { problemOf } from '#contract/sell/sell.ts';

/*
 * Every step after the start, and the page with all steps. In one module, so that all steps load together:
 * they are needed in sequence, possibly offline.
 */

function Car() {
  return (
    <SellStepPage
      step="car"
      title={<Trans>Your car</Trans>}
      lead={<Trans>As in its registration papers. The variant fills in fuel and transmission.</Trans>}
    >
      {() => <CarFields />}
    </SellStepPage>
  );
}

function Photos() {
  return (
    <SellStepPage
      step="photos"
      title={<Trans>Photos of your car</Trans>}
      lead={({ draft, form }) => <PhotoCount draftId={draft.id} car={form.modelName} />}
    >
      {({ draft, messageOf }) => {
        const message = messageOf('images');
        return (
          <div data-sell-field="images">
            <PhotosStep draftId={draft.id} errors={message === undefined ? [] : [message]} />
          </div>
        );
      }}
    </SellStepPage>
  );
}

function Price() {
  return (
    <SellStepPage step="price" title={<Trans>Price and description</Trans>}>
      {() => <PriceFields />}
    </SellStepPage>
  );
}

function Contact() {
  return (
    <SellStepPage
      step="contact"
      title={<Trans>How buyers reach you</Trans>}
      lead={<Trans>Your number is shown only to buyers who have verified their own.</Trans>}
    >
      {() => <ContactFields />}
    </SellStepPage>
  );
}

const slots: ReviewSlots = {
  photos: (draftId) => <DraftGallery draftId={draftId} />,
  summary: (listing) => (
    <div className={layouts.stack16}>
      <div>
        <ListingSummary listing={listing} />
      </div>
      <FactGroups listing={listing} />
      <SellerCard listing={listing} />
    </div>
  ),
};

/** The preview; with an `id`, one's own listing is opened for editing first. */
function Review() {
  const parameters = new URLSearchParams(useSearch());
  const id = parameters.get('id') ?? '';
  if (!/^[1-9]\d{0,14}$/.test(id)) return <ReviewStep slots={slots} />;
  const price = parameters.get('price') ?? '';
  const direct = { price: problemOf('price', { price }, new Date()) === undefined ? price : undefined };
  const isDirect = parameters.get('directUpdate') === '1';
  return <EditListing id={Number(id)} direct={isDirect ? direct : undefined} verify={LazySignInSheet} />;
}

function OnOnePage() {
  const { t } = useLingui();
  const picker: CityPickerSlot = (props) => (
    <LazyCityPicker {...props} title={t`Where is the car?`} isOneNeeded />
  );
  return (
    <SellOnOnePage
      photos={(draftId, errors) => (
        <div className={layouts.column16}>
          <PhotoCount draftId={draftId} />
          <PhotosStep draftId={draftId} errors={errors} />
        </div>
      )}
      picker={picker}
    />
  );
}

const steps: Readonly<Record<string, ComponentType>> = {
  [sellStepPaths.car]: Car,
  [sellStepPaths.photos]: Photos,
  [sellStepPaths.price]: Price,
  [sellStepPaths.contact]: Contact,
  [sellStepPaths.review]: Review,
  [sellAccordionPath]: OnOnePage,
};

function SellStepScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const Step = steps[location.path] ?? Car;
  useEffect(() => whenIdle(preloadMovablePhotos), []);
  return (
    <>
      <Step />
      <Head
        title={t`Sell your car`}
        description={t`Your ad, kept on this device until it is sent.`}
        canonicalPath={location.path}
        isIndexed={false}
      />
    </>
  );
}

export const page = personalPage(SellStepScreen);
