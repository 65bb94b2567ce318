import { useLingui } from '@lingui/react/macro';
import { OrderState } from '#app/features/payments/order-state.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { PersonalScreen } from '#app/screens/sections/personal-screen.tsx';
import { paymentStatePath } from '#contract/payments/booking-paths.ts';

function PaymentStateScreen({ location }: { readonly location: PageLocation }) {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Your booking`}
      description={t`The state of a booking and of its payment, with the receipt.`}
      canonicalPath={paymentStatePath}
      width="form"
    >
      <OrderState reference={location.query.ids ?? ''} />
    </PersonalScreen>
  );
}

export const page: Page = {
  // Personal content is rendered on the device: the server's page is the same for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: PaymentStateScreen,
};
