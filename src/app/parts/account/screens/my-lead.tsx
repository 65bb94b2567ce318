import { useLingui } from '@lingui/react/macro';
import type { Page } from '#app/page.ts';
import { SellerLeads } from '#app/parts/account/features/leads/seller-leads.tsx';
import { BlockButton } from '#app/parts/account/features/profile/block-button.tsx';
import { PersonalScreen } from '#app/parts/browse/screens/parts/personal-screen.tsx';
import { myLeadPath } from '#contract/account/account-paths.ts';

function MyLeadScreen() {
  const { t } = useLingui();
  return (
    <PersonalScreen
      title={t`Enquiries`}
      description={t`Messages and requests for a test drive about your cars.`}
      canonicalPath={myLeadPath}
    >
      <SellerLeads block={(id) => <BlockButton accountId={id} />} />
    </PersonalScreen>
  );
}

export const page: Page = {
  // Personal content is rendered on the device: the server renders the same page for everyone.
  load: async () => undefined,
  Screen: MyLeadScreen,
};
