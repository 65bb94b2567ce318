import { Trans, useLingui } from '@lingui/react/macro';
import type { Page } from '#app/page.ts';
import { SellerLeads } from '#app/parts/account/features/leads/seller-leads.tsx';
import { BlockButton } from '#app/parts/account/features/profile/block-button.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { myLeadPath } from '#contract/account/account-paths.ts';
import styles from './dashboard.module.css';

function MyLeadScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Head
        title={t`Enquiries`}
        description={t`Messages and requests for a test drive about your cars.`}
        canonicalPath={myLeadPath}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>Enquiries</Trans>
      </h1>
      <SellerLeads block={(id) => <BlockButton accountId={id} />} />
    </div>
  );
}

export const page: Page = {
  // Personal content is rendered on the device: the server's page is the same for everyone.
  load: async () => undefined,
  Screen: MyLeadScreen,
};
