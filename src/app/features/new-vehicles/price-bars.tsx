import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { ModelFilters } from '#contract/new-vehicles/model-filters.schema.ts';
import styles from './price-bars.module.css';

/** Height of the highest bar in pixels, and of one that stands for a few. */
const [highest, least] = [48, 4];

/** How many models cost what: each bar is a link that narrows the list to its prices. */
export function PriceBars({ filters }: { readonly filters: ModelFilters }) {
  const { t } = useLingui();
  const language = useLanguage();
  const bars = filters.groups.find(({ slug }) => slug === 'harga')?.filters ?? [];
  if (bars.length < 2) return null;
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <section className={styles.chart} aria-label={t`Models by price`}>
      <ul className={styles.bars}>
        {bars.map(({ slug, name, short, count, isChecked, url }) => (
          <li key={slug} className={layouts.fillGrid}>
            <AppLink href={url} className={styles.bar} aria-current={isChecked ? 'true' : undefined}>
              <span className="visually-hidden">
                {name}: <Plural value={count} one="# model" other="# models" />
              </span>
              <span className={styles.count} aria-hidden="true">
                {formatNumber(count, language)}
              </span>
              <span
                className={styles.height}
                style={{ height: Math.max(least, Math.round((highest * count) / most)) }}
              />
              <span className={styles.label} aria-hidden="true">
                {short ?? name}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <p className={texts.faint}>
        <Trans>Models by price, in millions of rupiah. A model of two ranges counts in both.</Trans>
      </p>
    </section>
  );
}
