import { useLingui } from '@lingui/react/macro';
import { OrderState } from '#app/features/payments/order-state.tsx';
import type { PageLocation } from '#app/page.ts';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
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

export const page = personalPage(PaymentStateScreen);
