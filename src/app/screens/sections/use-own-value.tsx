import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Basis } from '#app/features/sell/fields/price-panel.tsx';
import { useRecommendedPrice } from '#app/features/sell/fields/use-recommended-price.ts';
import type { OwnValue } from '#app/features/trade/trade-sum.tsx';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import type { TradePage } from '#contract/trade/trade-pages.ts';

/** From the market; where it is too thin, what the owner hopes for. */
export function useOwnValue(
  page: TradePage,
  form: SellForm,
): { readonly own: OwnValue | undefined; readonly unknown: ReactNode } {
  const advice = useRecommendedPrice(page === 'mobil' ? form : {});
  const hoped = readRupiah(form.price ?? '');
  if (advice.kind === 'known') {
    const { minPrice: low, maxPrice: high } = advice.price;
    const basis = (
      <>
        <Basis price={advice.price} /> <Trans>A dealer pays less: they have to sell it again.</Trans>{' '}
        {advice.isOffline ? <Trans>Without a signal, this is what is saved on your device.</Trans> : null}
      </>
    );
    return { own: { low, high, basis, source: advice.price.basis }, unknown: null };
  }
  const unknown =
    page === 'motor' ? (
      <Trans>
        Used motorcycles have no market here yet, so we do not value yours. Write what you hope to get:
        dealers see it, and make their own offer.
      </Trans>
    ) : advice.kind === 'unknown-car' || advice.kind === 'nothing-known' ? (
      <Trans>
        We know too few similar vehicles to value yours. Write what you hope to get: dealers see it, and make
        their own offer.
      </Trans>
    ) : (
      <Trans>Fill in model and year to see what it is worth.</Trans>
    );
  if (hoped === undefined || hoped === 0) return { own: undefined, unknown };
  return {
    own: {
      low: hoped,
      high: hoped,
      source: 'hope',
      basis: <Trans>Based on your asking price, not on our market.</Trans>,
    },
    unknown,
  };
}
