import { useLingui } from '@lingui/react/macro';
import { MyOffers } from '#app/features/offers/my-offers.tsx';
import { BlockButton } from '#app/features/profile/block-button.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { myOfferPath } from '#contract/account/account-paths.ts';

function MyOfferScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`My offers`}
      description={t`Offers you have made, and those for your cars, with every step.`}
      canonicalPath={myOfferPath}
    >
      <MyOffers block={(id) => <BlockButton accountId={id} />} />
    </PersonalScreen>
  );
}

export const page = personalPage(MyOfferScreen);
