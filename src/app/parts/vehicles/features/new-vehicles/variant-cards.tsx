import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { formatPrice } from '#contract/money.ts';
import type { NewVariant } from '#contract/new-vehicles/new-vehicle.schema.ts';
import styles from './variant-cards.module.css';

/** The variants, cheapest first, each with the step in price from the one before. */
export function VariantCards({ variants }: { readonly variants: readonly NewVariant[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.variants}>
      {variants.map(({ name, facts, price, priceNote, step }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two variants of a list may have one name, and none moves
        <li key={index} className={styles.variant}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.price}>
            {price === null ? <Trans>Price not known</Trans> : formatPrice(price, language)}
          </span>
          <span className={styles.facts}>{facts.join(' · ')}</span>
          <span className={styles.step}>
            {step === null || step === 0 ? (
              priceNote
            ) : (
              <Trans>+{formatPrice(step, language)} from the one above</Trans>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
