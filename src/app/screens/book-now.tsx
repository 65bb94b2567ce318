import { useLingui } from '@lingui/react/macro';
import { BookingTerms } from '#app/features/payments/booking-terms.tsx';
import type { PageLocation } from '#app/page.ts';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { bookNowPath } from '#contract/payments/booking-paths.ts';

function BookNowScreen({ location }: { readonly location: PageLocation }) {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Book this car`}
      description={t`What booking a car costs, how long it is kept, and when the fee comes back.`}
      canonicalPath={bookNowPath}
      width="form"
    >
      <BookingTerms listingId={location.query.ids ?? ''} />
    </PersonalScreen>
  );
}

export const page = personalPage(BookNowScreen);
