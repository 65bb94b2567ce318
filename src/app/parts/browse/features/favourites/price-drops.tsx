import { useLingui } from '@lingui/react/macro';
import { useFavourites } from '#app/parts/first/features/favourites/use-favourites.ts';
import { Section } from '#app/ui/section.tsx';
import { favouritesPath } from '#contract/paths.ts';
import { isOver } from './kept-car.tsx';
import styles from './rail-favourite.module.css';
import { RailFavourite } from './rail-favourite.tsx';
import { useFreshFavourites } from './use-fresh-favourites.ts';

/** Favourites that cost less than when they were saved, side by side; nothing without any. */
export function PriceDrops() {
  const { t } = useLingui();
  const rows = useFavourites();
  useFreshFavourites(rows);
  const cheaper = rows.filter(({ card, priceWhenSaved }) => card.price < priceWhenSaved && !isOver(card));
  if (cheaper.length === 0) return null;
  return (
    <Section title={t`Prices down among your favourites`} href={favouritesPath}>
      {/* Its links are focusable, so the keyboard can scroll it. */}
      <ul className={styles.rail}>
        {cheaper.map((row) => (
          <li key={row.id} className={styles.item}>
            <RailFavourite row={row} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
