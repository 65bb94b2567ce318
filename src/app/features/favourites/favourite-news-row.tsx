import { Plural, Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { RowLink } from '#app/ui/link/row-link.tsx';
import { formatPrice } from '#contract/money.ts';
import { favouritesPath, listingPath } from '#contract/paths.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import styles from './favourite-news-row.module.css';
import { useFavourites } from './use-favourites.ts';
import { useFreshFavourites } from './use-fresh-favourites.ts';

/** The favourite with the largest price drop; otherwise the number of favourites. */
export function FavouriteNewsRow() {
  const language = useLanguage();
  const rows = useFavourites();
  useFreshFavourites(rows);
  const [latest] = rows;
  if (!latest) return null;
  const cheaper = rows
    .filter(({ card, priceWhenSaved }) => card.price < priceWhenSaved && !isOver(card))
    .toSorted((a, b) => b.priceWhenSaved - b.card.price - (a.priceWhenSaved - a.card.price));
  const [best] = cheaper;
  const { card, priceWhenSaved } = best ?? latest;
  const { label } = card;
  const less = formatPrice(priceWhenSaved - card.price, language);
  const now = formatPrice(card.price, language);
  const others = cheaper.length - 1;
  return (
    <RowLink
      href={best && others === 0 ? listingPath(card.slug) : favouritesPath}
      sign={<CarPicture car={card} most={320} className={styles.photo} />}
      title={
        best ? (
          <Trans>
            {label} down {less}
          </Trans>
        ) : (
          <Plural value={rows.length} one="# favourite" other="# favourites" />
        )
      }
      note={
        best === undefined ? (
          <Trans>No price has gone down yet</Trans>
        ) : others === 0 ? (
          <Trans>Favourite · now {now}</Trans>
        ) : (
          <Plural
            value={others}
            one="Favourite · # more is cheaper now"
            other="Favourite · # more are cheaper now"
          />
        )
      }
    />
  );
}
