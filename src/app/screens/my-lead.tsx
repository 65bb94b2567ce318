import { useLingui } from '@lingui/react/macro';
import { SellerLeads } from '#app/features/leads/seller-leads.tsx';
import { BlockButton } from '#app/features/profile/block-button.tsx';
import type { Page } from '#app/page.ts';
import { PersonalScreen } from '#app/screens/sections/personal-screen.tsx';
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
