import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { ListingGrid } from '#app/features/listing/listing-grid.tsx';
import { SellerHead } from '#app/features/seller/seller-head.tsx';
import { Head } from '#app/features/seo/head.tsx';
import type { Page, PageLocation } from '#app/page.ts';
import { cardButtons } from '#app/screens/sections/card-buttons.tsx';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { sellerPath } from '#contract/paths.ts';
import styles from './seller.module.css';

/** A seller and their cars. Excluded from search engines, because it is about a person. */
function SellerScreen({ location: { params } }: { location: PageLocation }) {
  const { t } = useLingui();
  const id = params.id ?? '';
  const { data: seller } = useApi('seller', { id });
  if (!seller) return null;
  const name = seller.name ?? t`Seller`;
  return (
    <div className={styles.screen}>
      <Head
        title={t`Cars of ${name}`}
        description={t`All cars that ${name} offers.`}
        canonicalPath={sellerPath(id)}
        isIndexed={false}
      />
      <SellerHead seller={seller} />
      <h2 className={styles.heading}>
        <Trans>Cars for sale</Trans>
      </h2>
      <ListingGrid cards={seller.items} eager={1} buttons={cardButtons} />
    </div>
  );
}

export const page: Page = {
  async load(api, { params }) {
    const { dealer } = await api.get('seller', { id: params.id ?? '' });
    return typeof dealer === 'string' ? { redirect: dealerPath(dealer) } : undefined;
  },
  Screen: SellerScreen,
};
