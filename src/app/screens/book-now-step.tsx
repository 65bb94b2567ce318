import { useLingui } from '@lingui/react/macro';
import { BookingForm } from '#app/features/payments/booking-form.tsx';
import type { PageLocation } from '#app/page.ts';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { bookNowStepPath } from '#contract/payments/booking-paths.ts';

function BookNowStepScreen({ location }: { readonly location: PageLocation }) {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Your visit`}
      description={t`The name for the booking of a car, and the day of the visit.`}
      canonicalPath={bookNowStepPath}
      width="form"
    >
      <BookingForm listingId={location.query.ids ?? ''} />
    </PersonalScreen>
  );
}

export const page = personalPage(BookNowStepScreen);
