import { Plural, Trans } from '@lingui/react/macro';
import { Info, TrendingDown, TrendingUp } from 'lucide';
import type { ReactNode } from 'react';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { PriceLane } from '#app/ui/price-lane.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { dateText } from '#contract/date-text.ts';
import { leastComparableCars } from '#contract/market/market.ts';
import { formatPrice } from '#contract/money.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import type { RecommendedPrice } from '#contract/sell/own-listing.ts';
import styles from './price-panel.module.css';
import { useRecommendedPrice } from './use-recommended-price.ts';

/** The recommended price and its basis. */
export function PricePanel() {
  const { form, set } = useSellForm();
  const advice = useRecommendedPrice(form);
  if (advice.kind === 'asking') return <Skeleton height="164px" radius="12px" />;
  if (advice.kind !== 'known') return <NoAdvice kind={advice.kind} />;
  return (
    <Advice
      price={advice.price}
      isOffline={advice.isOffline}
      asked={readRupiah(form.price ?? '')}
      onUse={(price) => set({ price: String(price) })}
    />
  );
}

function NoAdvice({ kind }: { readonly kind: 'too-early' | 'unknown-car' | 'nothing-known' }) {
  return (
    <p className={styles.note}>
      <Icon of={Info} />
      {kind === 'too-early' ? (
        <Trans>Fill in model and year to see a recommended price here.</Trans>
      ) : kind === 'unknown-car' ? (
        <Trans>No recommendation for a car that is not in the list. Compare with similar ads.</Trans>
      ) : (
        <Trans>We know too little about this model to recommend a price.</Trans>
      )}
    </p>
  );
}

type AdviceProps = {
  readonly price: RecommendedPrice;
  readonly isOffline: boolean;
  /** The seller's price, once entered. */
  readonly asked: number | undefined;
  onUse(price: number): void;
};

/** Rounded to half a million, as usual for asking prices. */
const roundedPrice = (rupiah: number) => Math.round(rupiah / 500_000) * 500_000;

function Advice({ price, isOffline, asked, onUse }: AdviceProps) {
  const language = useLanguage();
  const { minPrice, maxPrice } = price;
  const low = formatPrice(roundedPrice(minPrice), language);
  const high = formatPrice(roundedPrice(maxPrice), language);
  const middle = roundedPrice((minPrice + maxPrice) / 2);
  const middleText = formatPrice(middle, language);
  return (
    <section className={classNames(layouts.raisedCard, styles.panel)}>
      <h2 className={texts.note}>
        <Trans>Recommended price</Trans>
      </h2>
      <p className={texts.priceFigures}>
        {low} – {high}
      </p>
      <Lane min={minPrice} max={maxPrice} asked={asked} />
      {asked === undefined ? null : <Standing asked={asked} min={minPrice} max={maxPrice} />}
      <p className={texts.note}>
        <Basis price={price} />{' '}
        {isOffline ? <Trans>Without a signal, this is what is saved on your device.</Trans> : null}
      </p>
      {asked === middle ? null : (
        <Button variant="quiet" size="dense" className={styles.use} onClick={() => onUse(middle)}>
          <Trans>Use {middleText}</Trans>
        </Button>
      )}
    </section>
  );
}

/** The range, with the seller's price in it. */
function Lane({
  min,
  max,
  asked,
}: {
  readonly min: number;
  readonly max: number;
  readonly asked: number | undefined;
}) {
  const spread = Math.max(max - min, max * 0.05);
  const start = min - spread * 0.75;
  const length = max - min + spread * 1.5;
  const placeOf = (value: number) => Math.min(100, Math.max(0, ((value - start) / length) * 100));
  return (
    <div className={styles.lane}>
      <PriceLane
        band={[placeOf(min), placeOf(max)]}
        ring={asked === undefined ? undefined : placeOf(asked)}
      />
    </div>
  );
}

function Standing({
  asked,
  min,
  max,
}: {
  readonly asked: number;
  readonly min: number;
  readonly max: number;
}) {
  // While typing, the value is far too low: show nothing until it could be a price.
  if (asked < 10_000_000) return null;
  const [icon, words]: [typeof TrendingUp | undefined, ReactNode] =
    asked < min
      ? [TrendingDown, <Trans key="below">Below the range: it may sell fast.</Trans>]
      : asked > max
        ? [TrendingUp, <Trans key="above">Above the range: it may take longer to sell.</Trans>]
        : [undefined, <Trans key="within">Within the range.</Trans>];
  return (
    <p role="status" className={styles.standing} data-above={asked > max ? '' : undefined}>
      {icon === undefined ? null : <Icon of={icon} size={18} />}
      {words}
    </p>
  );
}

/** The basis of a recommended price, as text. */
export function Basis({ price }: { readonly price: RecommendedPrice }) {
  const day = dateText(price.asOf, 'medium', useLanguage());
  const year = price.asOf.slice(0, 4);
  if (price.basis === 'market') {
    return (
      <Trans>
        The middle half of <Plural value={price.count} one="# similar car" other="# similar cars" /> for sale,
        as of {day}.
      </Trans>
    );
  }
  if (price.count > 0 && price.count < leastComparableCars) {
    return (
      <Trans>
        Worked out from the new price of {year}, less age and mileage:{' '}
        <Plural value={price.count} one="# similar car" other="# similar cars" /> for sale are too few to
        compare.
      </Trans>
    );
  }
  return <Trans>Worked out from the new price in {year}, less age and mileage.</Trans>;
}
