import { useLingui } from '@lingui/react/macro';
import { BookingForm } from '#app/features/payments/booking-form.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { PersonalScreen } from '#app/screens/sections/personal-screen.tsx';
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

export const page: Page = {
  // Personal content is rendered on the device: the server's page is the same for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: BookNowStepScreen,
};
