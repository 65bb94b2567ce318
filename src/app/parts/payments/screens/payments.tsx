import { useLingui } from '@lingui/react/macro';
import type { Page } from '#app/page.ts';
import { PersonalScreen } from '#app/parts/browse/screens/parts/personal-screen.tsx';
import { OrderList } from '#app/parts/payments/features/payments/order-list.tsx';
import { paymentsPath } from '#contract/account/account-paths.ts';

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
