import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { type FuelProductName, fuelProducts } from '#contract/fuel/fuel-products.ts';
import { formatNumber } from '#contract/money.ts';
import { dayName } from './day-name.ts';
import styles from './fuel.module.css';
import type { ListedFuel } from './fuel-list.ts';

type Props = {
  readonly fuels: readonly ListedFuel[];
  readonly selected: FuelProductName;
  onSelect(product: FuelProductName): void;
};

/** The last known prices of a place; one is chosen for the chart and the trip. */
export function FuelChoice({ fuels, selected, onSelect }: Props) {
  const { t } = useLingui();
  const isState = ({ product }: ListedFuel) => fuelProducts[product].brand === 'Pertamina';
  const others = fuels.filter((fuel) => !isState(fuel));
  const rows = (of: readonly ListedFuel[]) =>
    of.map((fuel) => (
      <li key={fuel.product}>
        <FuelRow fuel={fuel} isSelected={fuel.product === selected} onSelect={onSelect} />
      </li>
    ));
  return (
    <section aria-label={t`Prices per litre`}>
      <ul className={patterns.ruled}>{rows(fuels.filter(isState))}</ul>
      {others.length === 0 ? null : (
        <Disclosure
          open={others.some(({ product }) => product === selected) || undefined}
          summary={<Trans>Shell, BP and Vivo</Trans>}
        >
          <ul className={patterns.ruled}>{rows(others)}</ul>
        </Disclosure>
      )}
    </section>
  );
}

type RowProps = {
  readonly fuel: ListedFuel;
  readonly isSelected: boolean;
  onSelect(product: FuelProductName): void;
};

function FuelRow({ fuel: { product, series, price, isOver }, isSelected, onSelect }: RowProps) {
  const language = useLanguage();
  const { name, grade } = fuelProducts[product];
  const day = dayName(isOver ? price.from : series.checked, language);
  return (
    <button type="button" className={styles.fuel} aria-pressed={isSelected} onClick={() => onSelect(product)}>
      <span className={layouts.grid}>
        <span className={texts.lead}>{name}</span>
        <span className={classNames(texts.notePretty, patterns.figures, styles.note)}>{grade}</span>
      </span>
      <span className={layouts.grid}>
        <span className={styles.price}>Rp {formatNumber(price.rupiah, language)}</span>
        <span className={classNames(texts.notePretty, patterns.figures, styles.note)}>
          {price.isEstimate ? <Trans>Estimate, {day}</Trans> : <Trans>as of {day}</Trans>}
        </span>
      </span>
    </button>
  );
}
