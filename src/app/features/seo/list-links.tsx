import { Plural, Trans } from '@lingui/react/macro';
import { useLeftOut } from '#app/data/api/use-api.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { QueryOf } from '#contract/api/endpoint-schemas.ts';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './list-links.module.css';

/** Model prices of a list and links to related lists, as plain links for visitors and search engines. */
export function ListLinks({ query }: { readonly query: QueryOf<'seo'> }) {
  const language = useLanguage();
  const data = useLeftOut('seo', query);
  if (!data) return null;
  const { priceTable, newPage } = data;
  const priced = new Set(priceTable.map(({ url }) => url));
  const groups = data.widgets
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => !priced.has(url)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className={styles.links}>
      {newPage ? (
        <p>
          <AppLink href={newPage.url} className={layouts.actionLead}>
            {newPage.prices ? (
              <Trans>
                New {newPage.name} from {formatPrice(newPage.prices.min, language)}
              </Trans>
            ) : (
              <Trans>New {newPage.name}</Trans>
            )}
          </AppLink>
          {newPage.prices ? <span className={texts.faint}>{newPage.prices.note}</span> : null}
        </p>
      ) : null}
      {priceTable.length === 0 ? null : (
        <nav aria-label={data.priceTableTitle}>
          <h2 className={texts.titleAbove}>{data.priceTableTitle}</h2>
          <ul className={styles.prices}>
            {priceTable.map(({ name, url, count, minPrice, maxPrice }) => (
              <li key={url}>
                <AppLink href={url} className={styles.price}>
                  <span className={styles.name}>{name}</span>
                  <span>
                    {[...new Set([minPrice, maxPrice])]
                      .map((price) => formatPrice(price, language))
                      .join(' – ')}
                  </span>
                  <span className={texts.faint}>
                    <Plural value={count} one="# car" other="# cars" />
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className={texts.titleAbove}>{title}</h2>
          <ul className={styles.group}>
            {links.map(({ name, url, count }) => (
              <li key={url}>
                <AppLink href={url} className={styles.link}>
                  {`${name} `}
                  <span className={texts.faint}>{formatNumber(count, language)}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
