import { Trans, useLingui } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import { Redirect, useSearch } from 'wouter';
import { LazySignInSheet } from '#app/features/account/lazy-sign-in-sheet.tsx';
import { OwnAds } from '#app/features/sell/own-ads/own-ads.tsx';
import { SellFrame } from '#app/features/sell/steps/sell-frame.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { deviceAdsPath, sellPath, sellStepPaths } from '#contract/paths.ts';

function DeviceAdsScreen() {
  const { t } = useLingui();
  const search = useSearch();
  const parameters = new URLSearchParams(search);
  // The preview's address in earlier versions, which bookmarks and queued rows may still contain.
  if (parameters.has('draft') || parameters.has('id'))
    return <Redirect to={`${sellStepPaths.review}?${search}`} replace />;
  return (
    <SellFrame step={undefined} title={<Trans>Your ads on this device</Trans>} isHeading>
      <Head
        title={t`Your ads on this device`}
        description={t`Drafts, ads waiting to be sent, and ads already sent.`}
        canonicalPath={deviceAdsPath}
        isIndexed={false}
      />
      <OwnAds
        verify={LazySignInSheet}
        none={
          <BlankState
            icon={CarFront}
            title={<Trans>There are no ads here yet</Trans>}
            actions={
              <ButtonLink href={sellPath}>
                <Trans>Sell a car</Trans>
              </ButtonLink>
            }
          >
            <Trans>Listing a car is free, takes a few minutes and works without a signal.</Trans>
          </BlankState>
        }
      />
    </SellFrame>
  );
}

export const page = personalPage(DeviceAdsScreen);
