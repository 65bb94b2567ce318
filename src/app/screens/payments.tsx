import { useLingui } from '@lingui/react/macro';
import { OrderList } from '#app/features/payments/order-list.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
import { paymentsPath } from '#contract/payments/booking-paths.ts';

function PaymentsScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`My bookings`}
      description={t`Cars you have booked, and what happened to the fee.`}
      canonicalPath={paymentsPath}
      width="form"
    >
      <OrderList />
    </PersonalScreen>
  );
}

export const page = personalPage(PaymentsScreen);
