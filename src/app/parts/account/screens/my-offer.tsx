import { Trans, useLingui } from '@lingui/react/macro';
import type { Page } from '#app/page.ts';
import { MyOffers } from '#app/parts/account/features/offers/my-offers.tsx';
import { BlockButton } from '#app/parts/account/features/profile/block-button.tsx';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { myOfferPath } from '#contract/account/account-paths.ts';
import styles from './dashboard.module.css';

function MyOfferScreen() {
  const { t } = useLingui();
  return (
    <div className={styles.screen}>
      <Head
        title={t`My offers`}
        description={t`Offers you have made, and those for your cars, with every step.`}
        canonicalPath={myOfferPath}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>My offers</Trans>
      </h1>
      <MyOffers block={(id) => <BlockButton accountId={id} />} />
    </div>
  );
}

export const page: Page = {
  // Personal content is rendered on the device: the server's page is the same for everyone.
  load: async () => ({ frame: { faqs: [] } }),
  Screen: MyOfferScreen,
};
