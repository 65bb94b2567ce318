import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import { formatNumber } from '#contract/money.ts';
import type { CostProps } from './cost-props.ts';
import { costCovers, costEnergies } from './inputs.ts';

/* The numbers behind each cost. */

export function LossFields({ total: { figures }, onChange }: CostProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { yearlyLoss } = figures;
  return (
    <NumberSlider
      label={t`Loss of value a year`}
      after="%"
      decimals={1}
      value={yearlyLoss}
      onType={(value) => onChange({ yearlyLoss: value })}
      slider={{
        ...{ value: yearlyLoss, min: 0, max: 30, step: 0.5 },
        nameOf: (value) => `${formatNumber(value, language, 1)}%`,
        onSlide: (value) => onChange({ yearlyLoss: value }),
      }}
    />
  );
}

/** What depends on the energy begins anew with another one. */
const anew = { energyPrice: undefined, distance: undefined, service: undefined } as const;

export function EnergyFields({ total: { figures }, onChange }: CostProps) {
  const { t } = useLingui();
  const names = { petrol: t`Petrol`, hybrid: t`Hybrid`, diesel: t`Diesel`, electricity: t`Electricity` };
  const unit = figures.energy === 'electricity' ? 'kWh' : 'l';
  return (
    <>
      <SelectField
        label={t`Energy`}
        value={figures.energy}
        onChange={({ currentTarget }) =>
          onChange({ ...anew, energy: costEnergies.find((each) => each === currentTarget.value) })
        }
      >
        {costEnergies.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      <NumberSlider
        label={t`Price of ${figures.energyName}`}
        money="sum"
        after={`/${unit}`}
        value={Math.round(figures.energyPrice)}
        onType={(value) => onChange({ energyPrice: value })}
      />
      <NumberSlider
        label={t`How far that goes`}
        after={`km/${unit}`}
        decimals={1}
        value={figures.distance}
        onType={(value) => onChange({ distance: value })}
      />
    </>
  );
}

export function ServiceFields({ total: { figures }, onChange }: CostProps) {
  const { t } = useLingui();
  return (
    <NumberSlider
      label={t`Service and tyres a year`}
      money="sum"
      value={figures.service}
      onType={(value) => onChange({ service: value })}
    />
  );
}

export function InsuranceFields({ total: { figures }, onChange }: CostProps) {
  const { t } = useLingui();
  const names = { none: t`None`, comprehensive: t`Comprehensive`, 'total-loss': t`Total loss only` };
  return (
    <SelectField
      label={t`Kind of cover`}
      value={figures.cover}
      onChange={({ currentTarget }) =>
        onChange({ cover: costCovers.find((each) => each === currentTarget.value) })
      }
    >
      {costCovers.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </SelectField>
  );
}

export function TaxFields({ data, total: { figures }, onChange }: CostProps) {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`Province of the plate`}
      value={figures.province?.id ?? ''}
      hint={t`It decides the tax and the premium`}
      onChange={({ currentTarget }) => onChange({ province: Number(currentTarget.value) })}
    >
      {data.provinces.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

export function CreditFields({ inputs, total: { figures, problem }, onChange }: CostProps) {
  const { t } = useLingui();
  const { credit } = figures;
  const isShare = problem === 'down-payment' || problem === 'loan';
  return (
    <>
      <SelectField
        label={t`How it is paid`}
        value={inputs.isCredit ? 'credit' : 'cash'}
        onChange={({ currentTarget }) => onChange({ isCredit: currentTarget.value === 'credit' })}
      >
        <option value="cash">{t`In cash`}</option>
        <option value="credit">{t`With a loan`}</option>
      </SelectField>
      {credit === undefined ? null : (
        <>
          <NumberSlider
            label={t`Down payment`}
            money="price"
            value={credit.downPayment}
            error={isShare ? t`The down payment must leave at least Rp 1 million to lend.` : undefined}
            onType={(value) => onChange({ downPayment: value })}
          />
          <NumberSlider
            label={t`Months`}
            value={credit.months}
            error={problem === 'months' ? t`Enter 1 to 120 months.` : undefined}
            onType={(value) => onChange({ months: value })}
          />
          <NumberSlider
            label={t`Flat rate a year`}
            after="%"
            decimals={2}
            value={credit.rate}
            error={problem === 'rate' ? t`Enter a rate of at most 100%.` : undefined}
            onType={(value) => onChange({ rate: value })}
          />
        </>
      )}
    </>
  );
}
