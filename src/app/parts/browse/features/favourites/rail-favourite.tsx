import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import type { FavouriteRow } from '#offline/favourites/favourite-row.schema.ts';
import { isOver } from './kept-car.tsx';
import styles from './rail-favourite.module.css';

export type RailFavouriteProps = {
  readonly row: FavouriteRow;
  /** In a new tab, so that the list on this page stays as it is. */
  readonly inNewTab?: boolean;
};

/** A favourite in a rail: photo, price with the old one struck through, name. */
export function RailFavourite({ row: { card, priceWhenSaved }, inNewTab = false }: RailFavouriteProps) {
  const language = useLanguage();
  const isPast = isOver(card);
  return (
    <AppLink
      className={styles.card}
      data-over={isPast ? '' : undefined}
      href={listingPath(card.slug)}
      {...(inNewTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      <Picture picture={card.coverImage} alt="" sizes="212px" className={styles.photo} />
      <span className={styles.words}>
        <span>
          <span className={styles.price}>{formatPrice(card.price, language)}</span>
          {!isPast && card.price < priceWhenSaved ? (
            <s className={styles.before}>
              <span className="visually-hidden">
                <Trans>Before:</Trans>{' '}
              </span>
              {formatPrice(priceWhenSaved, language)}
            </s>
          ) : null}
        </span>
        <span className={styles.label}>{card.label}</span>
        <span className={styles.facts}>
          {card.makeYear} · {card.place}
        </span>
        {isPast ? (
          <Badge>{card.isGone ? <Trans>No longer advertised</Trans> : <Trans>Sold</Trans>}</Badge>
        ) : null}
        {inNewTab ? (
          <span className="visually-hidden">
            <Trans>(opens in a new tab)</Trans>
          </span>
        ) : null}
      </span>
    </AppLink>
  );
}
