import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { SelectField } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { formatPrice } from '#contract/money.ts';
import type { NewVariant } from '#contract/new-vehicles/new-model.schema.ts';
import styles from './variant-cards.module.css';

type Props = Pick<DataOf<'newModel'>, 'variants' | 'provinces' | 'provinceNote'> & {
  /** The visitor's city: its province is preselected. */
  readonly cityId?: number | undefined;
  /** Renders the actions of a variant. */
  readonly actionOf?: (variant: NewVariant) => ReactNode;
};

/**
 * Variants from cheapest to most expensive, each with the price difference to the previous one. Prices are on
 * the road in the selected province.
 */
export function VariantCards({ variants, provinces, provinceNote, cityId, actionOf }: Props) {
  const [asked, setAsked] = useState<number>();
  // The first two digits of a four-digit city id are its province's id.
  const wanted = asked ?? Math.floor((cityId ?? 0) / 100);
  const place = provinces.findIndex(({ id }) => id === wanted);
  return (
    <>
      {provinces.length === 0 ? null : (
        <ProvinceChoice
          provinces={provinces}
          note={provinceNote}
          chosen={provinces[place]}
          onChoose={setAsked}
        />
      )}
      <ul className={layouts.stack12}>
        {variants.map((variant, index) => (
          <li key={variant.slug} id={variant.slug} className={classNames(layouts.raisedCard, styles.variant)}>
            <VariantFacts variant={variant} before={variants[index - 1]} place={place} />
            {actionOf?.(variant)}
          </li>
        ))}
      </ul>
    </>
  );
}

type FactsProps = {
  readonly variant: NewVariant;
  readonly before: NewVariant | undefined;
  /** Index of the selected province; -1 for the prices as listed. */
  readonly place: number;
};

function VariantFacts({ variant, before, place }: FactsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, facts, price: listed, priceNote, priceChanges } = variant;
  const worked = variant.provincePrices[place] ?? null;
  const price = worked ?? listed;
  // Price differences are only meaningful within one province.
  const inPlace = (of: NewVariant | undefined) => (place < 0 ? of?.price : of?.provincePrices[place]) ?? null;
  const [own, above] = [inPlace(variant), inPlace(before)];
  const step = own === null || above === null ? 0 : own - above;
  return (
    <>
      <strong className={texts.title}>{name}</strong>
      <span className={classNames(texts.title, styles.price)}>
        {price === null ? <Trans>Price not known</Trans> : formatPrice(price, language)}
      </span>
      <span className={texts.quiet}>{facts.join(' · ')}</span>
      <span className={styles.step}>
        {step > 0 ? <Trans>+{formatPrice(step, language)} from the one above</Trans> : null}
        <span className={classNames(texts.noteLine, patterns.pretty)}>
          {worked === null || worked === listed ? priceNote : <Trans>Worked out from: {priceNote}</Trans>}
        </span>
      </span>
      {priceChanges.length === 0 ? null : (
        <ul className={styles.changes} aria-label={t`How the price changed`}>
          {priceChanges.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type Province = { readonly id: number; readonly name: string };
type ProvinceChoiceProps = {
  readonly provinces: readonly Province[];
  readonly note: string;
  /** Undefined for the prices as listed. */
  readonly chosen: Province | undefined;
  onChoose(id: number): void;
};

/** Selects the province whose taxes are included in the prices below. */
function ProvinceChoice({ provinces, note, chosen, onChoose }: ProvinceChoiceProps) {
  const { t } = useLingui();
  return (
    <div className={styles.province}>
      <SelectField
        label={t`Price on the road in`}
        value={chosen?.id ?? 0}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        <option value={0}>{t`As listed`}</option>
        {provinces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className={classNames(texts.noteLine, patterns.pretty)} role="status">
        {chosen === undefined ? <Trans>Each price says what it is, and of when.</Trans> : note}
      </p>
    </div>
  );
}
