import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { WideTable } from '#app/ui/calculator/wide-table.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { type FuelProductName, fuelProducts } from '#contract/fuel/fuel-products.ts';
import { formatNumber } from '#contract/money.ts';
import { dayName } from './day-name.ts';
import styles from './fuel.module.css';
import { areasOnOneDay, type FuelData } from './fuel-list.ts';

type Props = { readonly data: FuelData; readonly product: FuelProductName };

/** A fuel in all places on one day. */
export function FuelAreas({ data, product }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const found = areasOnOneDay(data, product);
  const { name } = fuelProducts[product];
  if (found === undefined) return null;
  const day = dayName(found.day, language);
  const lowest = Math.min(...found.prices.map(({ price }) => price.rupiah));
  return (
    <ContentSection id="provinsi" heading={<Trans>{name} by province</Trans>}>
      <div className={styles.areas}>
        <p className={classNames(texts.notePretty, patterns.figures)}>
          <Trans>Prices of {day}. Of places that are not listed we know older prices alone.</Trans>
        </p>
        <WideTable label={t`${name} by province`}>
          <thead>
            <tr>
              <th scope="col">{t`Province`}</th>
              <th scope="col">{t`Rp a litre`}</th>
              <th scope="col">{t`Above the lowest`}</th>
            </tr>
          </thead>
          <tbody>
            {found.prices.map(({ id, name: place, price }) => (
              <tr key={id}>
                <th scope="row">{place}</th>
                <td>{formatNumber(price.rupiah, language)}</td>
                <td>{price.rupiah === lowest ? '–' : `+${formatNumber(price.rupiah - lowest, language)}`}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </div>
    </ContentSection>
  );
}
