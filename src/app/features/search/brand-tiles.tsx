import { useLanguage } from '#app/i18n/use-language.ts';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { Tile } from '#contract/search/search.schema.ts';
import styles from './tiles.module.css';

/** Brands with mark, name and number of cars. */
export function BrandTiles({ tiles }: { tiles: readonly Tile[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.brands}>
      {tiles.map(({ slug, name, url, count }) => (
        <li key={slug}>
          <AppLink href={url} className={styles.brand}>
            <BrandMark slug={slug} name={name} />
            <span className={styles.name}>{name}</span>
            <span className={texts.faintFigures}>{formatNumber(count, language)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
