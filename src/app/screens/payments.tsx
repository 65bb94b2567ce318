import { useLingui } from '@lingui/react/macro';
import { OrderList } from '#app/features/payments/order-list.tsx';
import type { Page } from '#app/page.ts';
import { PersonalScreen } from '#app/screens/sections/personal-screen.tsx';
import { paymentsPath } from '#contract/payments/booking-paths.ts';

function PaymentsScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`My bookings`}
      description={t`Cars you have booked, and what became of the fee.`}
      canonicalPath={paymentsPath}
      width="form"
    >
      <OrderList />
    </PersonalScreen>
  );
}

export const page: Page = {
  // Personal content is rendered on the device: the server's page is the same for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: PaymentsScreen,
};
