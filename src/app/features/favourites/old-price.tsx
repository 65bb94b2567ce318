import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { formatPrice } from '#contract/money.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import styles from './old-price.module.css';

type Props = { readonly card: KeptCard; readonly before: number };

/** The price when a car was saved, struck through; nothing if it is not cheaper now. */
export function OldPrice({ card, before }: Props) {
  const language = useLanguage();
  if (isOver(card) || card.price >= before) return null;
  return (
    <s className={styles.price}>
      <span className="visually-hidden">
        <Trans>Before:</Trans>{' '}
      </span>
      {formatPrice(before, language)}
    </s>
  );
}
