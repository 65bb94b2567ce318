import { Plural } from '@lingui/react/macro';
import { ChevronRight } from 'lucide';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { Tile } from '#contract/search/search.schema.ts';
import styles from './price-entries.module.css';

/** Links to cars by price band. */
export function PriceEntries({ prices }: { readonly prices: readonly Tile[] }) {
  return (
    <ul className={styles.entries}>
      {prices.map(({ slug, name, url, count }) => (
        <li key={slug}>
          <AppLink href={url} className={styles.entry}>
            <span className={layouts.fill}>
              <span className={styles.name}>{name}</span>
              <span className={texts.noteFigures}>
                <Plural value={count} one="# car" other="# cars" />
              </span>
            </span>
            <Icon of={ChevronRight} size={18} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
