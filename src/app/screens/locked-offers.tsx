import { Trans, useLingui } from '@lingui/react/macro';
import { Handshake } from 'lucide';
import { OffersList } from '#app/features/offers/offers-list.tsx';
import { BlockButton } from '#app/features/profile/block-button.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { lockedOfferPath, myOfferPath } from '#contract/account/account-paths.ts';

function LockedOffersScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Reserved cars`}
      description={t`Your cars that are reserved for a buyer, and until when.`}
      canonicalPath={lockedOfferPath}
    >
      <OffersList
        name="lockedOffers"
        block={(id) => <BlockButton accountId={id} />}
        none={
          <BlankState
            icon={Handshake}
            title={<Trans>No car is reserved</Trans>}
            actions={
              <ButtonLink href={`${myOfferPath}#seller`}>
                <Trans>See all offers</Trans>
              </ButtonLink>
            }
          >
            <Trans>
              When you accept an offer, the car is reserved for the buyer for 48 hours and appears here.
            </Trans>
          </BlankState>
        }
      />
    </PersonalScreen>
  );
}

export const page = personalPage(LockedOffersScreen);
