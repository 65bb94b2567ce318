import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { NewPrices } from '#contract/new-vehicles/new-vehicle.schema.ts';
import styles from './price-span.module.css';

/** What a model costs, with where the figures are from and of when. */
export function PriceSpan({ prices }: { readonly prices: NewPrices | null }) {
  const language = useLanguage();
  if (prices === null)
    return (
      <p className={texts.noteLine}>
        <Trans>Price not known to us yet</Trans>
      </p>
    );
  return (
    <p>
      <span className={styles.span}>
        <span className={styles.price}>{formatPrice(prices.min, language)}</span>
        {prices.min === prices.max ? null : (
          <>
            {' – '}
            <span className={styles.price}>{formatPrice(prices.max, language)}</span>
          </>
        )}
      </span>
      <span className={texts.noteLine}>{prices.note}</span>
    </p>
  );
}
