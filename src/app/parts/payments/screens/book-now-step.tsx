import { useLingui } from '@lingui/react/macro';
import type { Page, PageLocation } from '#app/page.ts';
import { PersonalScreen } from '#app/parts/browse/screens/parts/personal-screen.tsx';
import { BookingForm } from '#app/parts/payments/features/payments/booking-form.tsx';
import { bookNowStepPath } from '#contract/account/account-paths.ts';

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
