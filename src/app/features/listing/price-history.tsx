import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { formatDay } from '#contract/date-words.ts';
import type { ListingDetail, PriceChange } from '#contract/listing/listing.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { AdDay } from './ad-day.tsx';
import styles from './price-history.module.css';
import { priceSteps } from './price-steps.ts';
import { sectionIds } from './section-ids.ts';

type Props = { readonly listing: Pick<ListingDetail, 'price' | 'priceChanges' | 'publishedAt'> };

/** The steps of an ad's price with their days. Nothing where it never changed. */
export function PriceHistory({ listing: { price, priceChanges = [], publishedAt } }: Props) {
  const first = priceChanges.at(-1);
  if (!first) return null;
  return (
    <section id={sectionIds.price} aria-labelledby="price-title" className={layouts.column10}>
      <h2 id="price-title" className={texts.title}>
        <Trans>Price of this ad</Trans>
      </h2>
      <div className={classNames(layouts.raisedCard, styles.card)}>
        <div className={styles.head}>
          <p className={styles.sum}>
            <Sum first={first} price={price} />
          </p>
          <p className={texts.noteFigures}>
            <Trans>
              Listed <AdDay instant={publishedAt} />
            </Trans>
          </p>
        </div>
        <Chart changes={priceChanges} price={price} publishedAt={publishedAt} />
        <ul className="visually-hidden">
          {priceChanges.map((change) => (
            <li key={change.changedAt + change.from}>
              <Change {...change} />
            </li>
          ))}
        </ul>
        <p className={texts.note}>
          <Trans>Million rupiah; all changes by the seller</Trans>
        </p>
      </div>
    </section>
  );
}

function Sum({ first, price }: { readonly first: PriceChange; readonly price: number }) {
  const language = useLanguage();
  const amount = formatPrice(Math.abs(first.from - price), language);
  const day = formatDay(first.changedAt, language);
  if (price < first.from)
    return (
      <Trans>
        {amount} lower since {day}
      </Trans>
    );
  return price > first.from ? (
    <Trans>
      {amount} higher since {day}
    </Trans>
  ) : (
    <Trans>Back at its first price</Trans>
  );
}

/** Decorative: the list after it says the same. */
function Chart({
  changes,
  price,
  publishedAt,
}: {
  readonly changes: readonly PriceChange[];
  readonly price: number;
  readonly publishedAt: string;
}) {
  const language = useLanguage();
  const steps = priceSteps(changes, price, publishedAt);
  const last = steps.length - 1;
  const line = steps
    .map(({ left, top }, index) => (index === 0 ? `M${left} ${top}` : `H${left}V${top}`))
    .join('');
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.line} aria-hidden="true">
          <path d={`${line}h5`} />
        </svg>
        {steps.map(({ at, left, top, price: value }, index) => (
          <span
            key={at}
            className={styles.point}
            data-last={index === last ? '' : undefined}
            style={{ left: `${left}%`, top: `${top}%` }}
          >
            <span className={styles.value}>{formatNumber(value / 1e6, language, 1)}</span>
          </span>
        ))}
      </div>
      <div className={styles.days}>
        {steps.map(({ at, left, isKnown }) =>
          isKnown ? (
            <span key={at} style={{ left: `${left}%` }}>
              {formatDay(at, language)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

function Change({ changedAt, from, to }: PriceChange) {
  const language = useLanguage();
  const before = formatPrice(from, language);
  const after = formatPrice(to, language);
  const day = formatDay(changedAt, language);
  return to < from ? (
    <Trans>
      Price lowered from {before} to {after} on <time dateTime={changedAt}>{day}</time>
    </Trans>
  ) : (
    <Trans>
      Price raised from {before} to {after} on <time dateTime={changedAt}>{day}</time>
    </Trans>
  );
}
