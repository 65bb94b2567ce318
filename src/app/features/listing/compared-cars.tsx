import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { shortFacts } from '#app/ui/car/short-facts.ts';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { ListingCard, ListingDetail } from '#contract/listing/listing.ts';
import { type Market, outlierOf } from '#contract/market/market.ts';
import { formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import styles from './compared-cars.module.css';

type Props = {
  readonly listing: ListingDetail;
  readonly market: Market;
  readonly answer: DataOf<'comparedCars'> | undefined;
  readonly isLoading: boolean;
};

/** The car itself, highlighted, and below it the cars its price is compared with; outliers are labelled. */
export function ComparedCars({ listing, market, answer, isLoading }: Props) {
  const { brandName, modelName, label, makeYear } = listing;
  const model = `${brandName} ${modelName}`;
  const { min: first, max: last } = answer?.years ?? { min: makeYear - 1, max: makeYear + 1 };
  return (
    <>
      <p className={texts.note}>
        {market.isSameVariant ? (
          <Trans>
            {label}, {first}–{last}, any transmission, all of Indonesia
          </Trans>
        ) : (
          <Trans>
            {model}, {first}–{last}, any variant and transmission, all of Indonesia
          </Trans>
        )}
      </p>
      <ul className={classNames(patterns.ruled, styles.rows)}>
        <li className={styles.row} data-own>
          <Row car={listing} model={model} market={market} isOwn />
        </li>
        {answer?.items.map((car) => (
          <li key={car.id}>
            <AppLink href={listingPath(car.slug)} className={styles.row}>
              <Row car={car} model={model} market={market} />
            </AppLink>
          </li>
        ))}
      </ul>
      {answer ? null : isLoading ? (
        <Skeleton height="144px" radius="12px" />
      ) : (
        <p role="status" className={texts.note}>
          <Trans>
            The compared cars cannot be loaded right now. They appear here once there is a signal.
          </Trans>
        </p>
      )}
    </>
  );
}

type RowProps = {
  readonly car: ListingCard;
  /** Brand and model, which every row has in common. */
  readonly model: string;
  readonly market: Market;
  readonly isOwn?: boolean;
};

function Row({ car, model, market, isOwn = false }: RowProps) {
  const language = useLanguage();
  const outlier = outlierOf(car.price, market);
  const variant = car.label.startsWith(model) ? car.label.slice(model.length).trim() : car.label;
  const transmission = transmissionNames[car.transmission][language];
  return (
    <>
      <span className={styles.thumb}>
        <CarPicture car={car} most={320} />
      </span>
      <span className={layouts.fillGrid}>
        <span className={styles.facts}>{shortFacts(car, language)}</span>
        <span className={styles.variant}>{[variant, transmission].filter(Boolean).join(' · ')}</span>
        {isOwn ? (
          <strong className={styles.own}>
            <Trans>This car</Trans>
          </strong>
        ) : (
          <span className={texts.faint}>{car.place}</span>
        )}
        {outlier === undefined ? null : (
          <span className={styles.outlier}>
            {outlier === 'low' ? <Trans>Far below the others</Trans> : <Trans>Far above the others</Trans>}
          </span>
        )}
      </span>
      <strong className={styles.price}>{formatPrice(car.price, language)}</strong>
    </>
  );
}
