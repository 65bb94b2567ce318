import { useLingui } from '@lingui/react/macro';
import { SellerLeads } from '#app/features/leads/seller-leads.tsx';
import { BlockButton } from '#app/features/profile/block-button.tsx';
import { PersonalScreen, personalPage } from '#app/screens/sections/personal-screen.tsx';
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

export const page = personalPage(MyLeadScreen, {});
