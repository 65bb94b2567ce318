import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAccount } from '#app/data/account/use-account.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { useApi } from '#app/data/api/use-api.tsx';
import { LazySignInSheet } from '#app/features/account/lazy-sign-in-sheet.tsx';
import { ListingCard } from '#app/features/listing/listing-card.tsx';
import { preloadMovablePhotos } from '#app/features/photos/order/photo-grid.tsx';
import { LazyCityPicker } from '#app/features/places/lazy-city-picker.tsx';
import { useCityOfVisitor } from '#app/features/places/use-city-of-visitor.ts';
import { draftParameter } from '#app/features/sell/draft/draft-parameter.ts';
import { lastMobile } from '#app/features/sell/draft/last-mobile.ts';
import { thanksOf } from '#app/features/sell/draft/thanks-parameter.ts';
import type { LiveSlots } from '#app/features/sell/start/live-ad.tsx';
import { HowItWorks, SellPromise } from '#app/features/sell/start/sell-promise.tsx';
import { SharedNote } from '#app/features/sell/start/shared-note.tsx';
import { type SellCity, StartButton, StartCity, useStart } from '#app/features/sell/start/start-bar.tsx';
import { ThankYou } from '#app/features/sell/start/thank-you.tsx';
import { useSellFaqs } from '#app/features/sell/start/use-sell-faqs.ts';
import { SellFrame } from '#app/features/sell/steps/sell-frame.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { FaqData } from '#app/features/seo/structured-data.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { FaqList } from '#app/ui/faq-list.tsx';
import { optionalPart } from '#app/ui/part/optional-part.tsx';
import { WhenIdle } from '#app/ui/part/when-idle.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { whenIdle } from '#app/when-idle.ts';
import { sellPath } from '#contract/paths.ts';

const OwnAds = optionalPart(
  'sell',
  async () => (await import('#app/features/sell/own-ads/own-ads.tsx')).OwnAds,
);

function SellScreen({ location }: { location: PageLocation }) {
  const { t } = useLingui();
  const search = useSearch();
  const draftId = draftParameter(search);
  useEffect(() => whenIdle(preloadMovablePhotos), []);
  const cityOfAddress = useCityOfAddress(location.params.city);
  const cityOfVisitor = useCityOfVisitor();
  const start = useStart({
    offered: cityOfAddress ?? cityOfVisitor,
    draftId,
    picker: ({ isOpen, onClose, onChoose }) => (
      <LazyCityPicker
        isOpen={isOpen}
        onClose={onClose}
        onChoose={onChoose}
        title={t`Where is the car?`}
        isOneNeeded
      />
    ),
  });
  const faqs = useSellFaqs();
  const cityName = cityOfAddress?.name;
  return (
    <SellFrame
      step={draftId === undefined ? undefined : 'city'}
      bar={<StartButton start={start} isDraft={draftId !== undefined} />}
    >
      <Head
        title={cityName === undefined ? t`Sell your car` : t`Sell your car in ${cityName}`}
        description={t`List your car for free, with photos and a recommended price. Everything works without a signal and is sent when it is back.`}
        canonicalPath={location.path}
      />
      <FaqData faqs={faqs} />
      <SellPromise cityName={cityName} />
      <WhenIdle>
        <SharedNote />
      </WhenIdle>
      <StartCity start={start} />
      {start.sheet}
      <div className={patterns.filled}>
        <WhenIdle>
          <OwnAds verify={LazySignInSheet} />
        </WhenIdle>
      </div>
      <HowItWorks />
      <section>
        <h2 className={texts.titleAbove}>
          <Trans>What sellers ask</Trans>
        </h2>
        <FaqList faqs={faqs} />
      </section>
      <WhenIdle>
        <Thanks rowId={thanksOf(search)} />
      </WhenIdle>
    </SellFrame>
  );
}

const slots: LiveSlots = {
  card: (card) => <ListingCard car={card} />,
  share: (path, title) => <ShareButton path={path} title={title} />,
};

/** The thank-you sheet, and the code it may ask for. */
function Thanks({ rowId }: { readonly rowId: string | undefined }) {
  const [, navigate] = useLocation();
  const isOnline = useIsOnline();
  const { isKnown, id: account } = useAccount();
  const [isVerifying, setIsVerifying] = useState(false);
  const [shown, setShown] = useState<string>();
  const mobile = lastMobile();
  /** The row whose number a code was sent to. */
  const [asked, setAsked] = useState<string>();
  // A guest's number is known by now, so the code is requested automatically, and the published ad is shown
  // afterwards.
  if (shown !== undefined && asked !== shown && isKnown && isOnline) {
    setAsked(shown);
    setIsVerifying(account === undefined && mobile !== undefined);
  }
  // Removed from the address, so that a reload or going back does not show it again.
  useEffect(() => {
    if (rowId === undefined) return;
    setShown(rowId);
    navigate(sellPath, { replace: true });
  }, [rowId, navigate]);
  if (shown === undefined && !isVerifying) return null;
  return (
    <>
      <ThankYou
        rowId={isVerifying ? undefined : shown}
        onClose={() => setShown(undefined)}
        onVerify={() => setIsVerifying(true)}
        slots={slots}
      />
      <LazySignInSheet
        isOpen={isVerifying}
        onClose={() => setIsVerifying(false)}
        mobile={mobile}
        isSentAtOnce={mobile !== undefined}
      />
    </>
  );
}

function useCityOfAddress(slug: string | undefined): SellCity | undefined {
  const { data } = useApi('cities', slug === undefined ? undefined : {});
  return data?.find((city) => city.slug === slug);
}

export const page: Page = {
  async load(api, { params }) {
    // The page's own questions are in its content, so that phones show them too.
    const frame = { faqs: [] };
    if (params.city === undefined) return { frame };
    const cities = await api.get('cities', {});
    if (!cities.some(({ slug }) => slug === params.city)) {
      throw new ApiError('not_found', `${params.city} is no city`);
    }
    return { frame };
  },
  Screen: SellScreen,
};
