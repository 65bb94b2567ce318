import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import { formatPrice } from '#contract/money.ts';
import type { NewPrices } from '#contract/new-vehicles/new-vehicle.schema.ts';
import styles from './price-table.module.css';

type Row = { readonly name: string; readonly path?: string; readonly prices: NewPrices | null };
type Props = { readonly title: string; readonly rows: readonly Row[] };

/** A table of prices with their source and as-of date. */
export function PriceTable({ title, rows }: Props) {
  const language = useLanguage();
  const priced = rows.filter(({ prices }) => prices !== null);
  if (priced.length === 0) return null;
  return (
    <ContentSection heading={<Trans>Price list: {title}</Trans>}>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">
              <Trans>Name</Trans>
            </th>
            <th scope="col">
              <Trans>Price</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {priced.map(({ name, path, prices }) => (
            <tr key={name}>
              <th scope="row">
                {path === undefined ? (
                  <span className={styles.name}>{name}</span>
                ) : (
                  <AppLink href={path} className={styles.name}>
                    {name}
                  </AppLink>
                )}
              </th>
              <td>
                {prices === null ? null : (
                  <>
                    {formatPrice(prices.min, language)}
                    {prices.min === prices.max ? null : ` – ${formatPrice(prices.max, language)}`}
                    <span className={texts.faintLine}>{prices.note}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ContentSection>
  );
}
