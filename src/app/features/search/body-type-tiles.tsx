import { useLanguage } from '#app/i18n/use-language.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { Tile } from '#contract/search/search.schema.ts';
import styles from './tiles.module.css';

/** Body types as drawings, in a scrolling row. */
export function BodyTypeTiles({ tiles }: { tiles: readonly Tile[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.bodies}>
      {tiles.map(({ slug, name, url, count }) => (
        <li key={slug}>
          <AppLink href={url} className={styles.body}>
            <img
              src={`/bodies/${slug}.webp`}
              alt=""
              width={120}
              height={75}
              loading="lazy"
              decoding="async"
            />
            <span className={styles.name}>{name}</span>
            <span className={texts.faintFigures}>{formatNumber(count, language)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
