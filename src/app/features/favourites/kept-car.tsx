import { Trans } from '@lingui/react/macro';
import { TrendingDown, TrendingUp } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import facts from '#app/ui/car/car-facts.module.css';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { EndingBadge } from '#app/ui/car/ending-badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatKilometers, formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import type { KeptCard } from '#offline/listing/kept-card.schema.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import styles from './kept-car.module.css';
import { OldPrice } from './old-price.tsx';

export type KeptCarProps = {
  readonly card: KeptCard;
  /** The price when it was saved. */
  readonly priceBefore?: number;
  /** Actions below the link, as its siblings. */
  readonly actions?: ReactNode;
};

/** A stored car: photo next to the text on a phone, above it on wide screens. */
export function KeptCar({ card, priceBefore = card.price, actions }: KeptCarProps) {
  const language = useLanguage();
  return (
    <article className={classNames(layouts.raisedCard, styles.car)} data-over={isOver(card) || undefined}>
      <AppLink href={listingPath(card.slug)} className={classNames(patterns.ringInside, styles.link)}>
        <CarPicture
          car={card}
          sizes="(min-width: 75em) 320px, (min-width: 40em) 33vw, 128px"
          className={styles.photo}
        />
        <div className={styles.words}>
          <p className={styles.priceLine}>
            <span className={classNames(texts.priceFigures, styles.price)}>
              {formatPrice(card.price, language)}
            </span>
            <OldPrice card={card} before={priceBefore} />
          </p>
          <h2 className={classNames(texts.lead, patterns.oneLine)}>{card.label}</h2>
          <p className={facts.facts}>
            <span>{card.makeYear}</span>
            {card.kilometerDriven === null ? null : (
              <span>{formatKilometers(card.kilometerDriven, language)}</span>
            )}
            {card.transmission === undefined ? null : (
              <span>{transmissionNames[card.transmission][language]}</span>
            )}
          </p>
          <p className={styles.place}>
            <Icon of="place" size={14} stroke={2.25} />
            {card.place}
          </p>
        </div>
        <div className={styles.state}>
          <CarState card={card} priceBefore={priceBefore} />
        </div>
      </AppLink>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

const small = { size: 14, stroke: 2.25 } as const;

/** The price difference of a favourite since it was saved; nothing if there is none. */
function PriceChange({ before, now }: { readonly before: number; readonly now: number }) {
  const language = useLanguage();
  const amount = formatPrice(Math.abs(now - before), language);
  if (now < before) {
    return (
      <Badge tone="green" icon={<Icon of={TrendingDown} {...small} />}>
        <Trans>Down {amount} since you saved it</Trans>
      </Badge>
    );
  }
  if (now > before) {
    return (
      <Badge icon={<Icon of={TrendingUp} {...small} />}>
        <Trans>Up {amount} since you saved it</Trans>
      </Badge>
    );
  }
  return null;
}

function CarState({ card, priceBefore }: { readonly card: KeptCard; readonly priceBefore: number }) {
  if (card.isGone) {
    return (
      <>
        <EndingBadge card={card} />
        <span className={texts.faint}>
          <Trans>This is what your device has saved.</Trans>
        </span>
      </>
    );
  }
  if (card.status === 'sold') return <EndingBadge card={card} />;
  return (
    <>
      {card.status === 'reserved' ? (
        <Badge tone="amber">
          <Trans>Reserved</Trans>
        </Badge>
      ) : null}
      <PriceChange before={priceBefore} now={card.price} />
    </>
  );
}
