import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { useVehicles, vehicleOf } from '#app/features/sell/vehicle/use-references.ts';
import { makeYears } from '#app/features/sell/vehicle/vehicle-choices.ts';
import { type VehicleLevel, VehicleSheet } from '#app/features/sell/vehicle/vehicle-sheet.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { FieldError } from '#app/ui/form/field.tsx';
import { BrandMark } from '#app/ui/icon/brand-mark.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { sellLimits } from '#contract/sell/sell.ts';
import type { SellField } from '#contract/sell/sell-fields.ts';
import { transmissionNames } from '#contract/vehicles/card-words.ts';
import { fuelNames, fuels, transmissions } from '#contract/vehicles/vehicle.ts';
import styles from './car-fields.module.css';
import { ChoiceChips, ColorChoice } from './choice-chips.tsx';
import { FactField, MoreFacts } from './more-facts.tsx';
import { NumberField } from './number-field.tsx';
import { FieldPlace, ListField, TextField } from './sell-field.tsx';

const yearOption = (year: number) => ({ value: String(year), name: String(year) });

/** The fields of the car itself. */
export function CarFields() {
  const { t } = useLingui();
  const language = useLanguage();
  const { form } = useSellForm();
  const catalogue = useVehicles();
  const [level, setLevel] = useState<VehicleLevel>();
  const { brand, variant } = vehicleOf(catalogue, form);
  const hasBrand = (form.brandId ?? '') !== '';
  const hasModel = (form.modelName ?? '') !== '';
  const now = new Date();
  const makeYear = Number(form.makeYear);
  const registrationYears = makeYears(now, makeYear > 0 ? makeYear : sellLimits.earliestYear);
  return (
    <div className={layouts.stack20}>
      <div className={classNames(layouts.stack12, styles.vehicle)}>
        <OpenField
          field="brandId"
          label={t`Brand`}
          value={form.brandName ?? ''}
          empty={t`Choose the brand`}
          sign={brand ? <BrandMark slug={brand.slug} name={brand.name} size={24} /> : null}
          onOpen={() => setLevel('brand')}
        />
        <OpenField
          field="modelId"
          label={t`Model`}
          value={form.modelName ?? ''}
          empty={hasBrand ? t`Choose the model` : t`The brand comes first`}
          isClosed={!hasBrand}
          onOpen={() => setLevel('model')}
        />
      </div>
      <VehicleSheet level={level} onLevel={setLevel} catalogue={catalogue} />
      <div className={styles.pair}>
        <ListField
          field="makeYear"
          label={t`Year made`}
          none={t`Choose`}
          options={makeYears(now, sellLimits.earliestYear, variant).map(yearOption)}
        />
        <ListField
          field="registrationYear"
          label={t`Registered in`}
          none={t`Same year`}
          options={registrationYears.map(yearOption)}
        />
      </div>
      <OpenField
        field="variantId"
        label={t`Variant`}
        value={form.variantName ?? ''}
        empty={hasModel ? t`Choose the variant (optional)` : t`The model comes first`}
        isClosed={!hasModel}
        onOpen={() => setLevel('variant')}
      />
      <NumberField
        field="kilometerDriven"
        kind="kilometers"
        label={t`Mileage in kilometres`}
        mostDigits={8}
      />
      <ChoiceChips
        field="transmission"
        label={t`Transmission`}
        options={transmissions.map((value) => ({ value, name: transmissionNames[value][language] }))}
      />
      <ChoiceChips
        field="fuel"
        label={t`Fuel`}
        options={fuels.map((value) => ({ value, name: fuelNames[value][language] }))}
      />
      <ColorChoice label={t`Colour`} />
      <FactField name="ownership" />
      <TextField
        field="regNo"
        label={t`Number plate (optional)`}
        hint={<Trans>Buyers never see it. It keeps others from advertising your car.</Trans>}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={14}
        className={styles.plate}
      />
      <MoreFacts />
    </div>
  );
}

type OpenFieldProps = {
  readonly field: SellField;
  readonly label: string;
  readonly value: string;
  /** Shown instead of a value. */
  readonly empty: string;
  readonly sign?: ReactNode;
  /** Whether another field must be chosen first. */
  readonly isClosed?: boolean;
  onOpen(): void;
};

/** Looks like a field and opens a sheet. */
export function OpenField({ field, label, value, empty, sign, isClosed = false, onOpen }: OpenFieldProps) {
  const { messageOf } = useSellForm();
  // The field that must be filled in first shows the problem.
  const message = isClosed ? undefined : messageOf(field);
  const errorId = `${field}-error`;
  return (
    <FieldPlace field={field}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-describedby={message === undefined ? undefined : errorId}
        data-wrong={message === undefined ? undefined : ''}
        disabled={isClosed}
        onClick={onOpen}
      >
        {sign}
        <span className={layouts.fill}>
          <span className={texts.faintLine}>{label}</span>
          <span className={value === '' ? classNames(texts.leadLine, patterns.unset) : texts.leadLine}>
            {value === '' ? empty : value}
          </span>
        </span>
        <Icon of={value === '' ? ChevronRight : ChevronDown} className={texts.quiet} />
      </button>
      {message === undefined ? null : <FieldError id={errorId}>{message}</FieldError>}
    </FieldPlace>
  );
}
