import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import calculator from '#app/ui/calculator/calculator.module.css';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconTile } from '#app/ui/icon/icon-tile.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './insurance-page.module.css';
import type { InsuranceProps } from './insurance-props.ts';
import { quoteLimits } from './quote.ts';
import { useInsuranceNames } from './use-insurance-names.ts';

const atFields: readonly unknown[] = ['sum', 'region', 'years'];

/** The vehicle in a line; behind it what can be changed about it. */
export function InsuredVehicle({ data, inputs, quote, isCar, onChange }: InsuranceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useInsuranceNames();
  const { price, age, problem } = quote;
  const kind = names.classes[inputs.class ?? (isCar ? 'car' : 'motorcycle')];
  const province = data.provinces.find(({ id }) => id === quote.province)?.name;
  const sum = formatPrice(price, language);
  return (
    <details open={atFields.includes(problem) || undefined}>
      <summary className={styles.vehicle}>
        <IconTile>
          <Icon of={CarFront} />
        </IconTile>
        <span className={layouts.narrow}>
          <span className={texts.leadLine}>
            {kind}, {sum}
          </span>
          <span className={texts.note}>
            {province} ·{' '}
            {age === 0 ? <Trans>new</Trans> : <Plural value={age} one="# year old" other="# years old" />}
          </span>
        </span>
        <span className={texts.greenStrong}>
          <Trans>Change</Trans>
        </span>
      </summary>
      <div className={styles.fields}>
        <NumberSlider
          label={t`Price of the vehicle`}
          money="price"
          value={price}
          error={
            problem === 'sum'
              ? t`Enter a price between ${formatPrice(quoteLimits.price.least, language)} and ${formatPrice(quoteLimits.price.most, language)}.`
              : undefined
          }
          onType={(value) => onChange({ price: value })}
        />
        <NumberSlider
          label={t`Age of the vehicle`}
          after={t`years`}
          value={age}
          error={age > quoteLimits.age ? t`Enter an age of at most ${quoteLimits.age} years.` : undefined}
          onType={(value) => onChange({ age: value })}
          slider={{
            ...{ value: age, min: 0, max: 15, step: 1 },
            nameOf: (value) => formatNumber(value, language),
            onSlide: (value) => onChange({ age: value }),
          }}
        />
        <div className={calculator.pairs}>
          <SelectField
            label={t`Province of the plate`}
            value={quote.province}
            error={
              problem === 'region'
                ? t`There are no premium rates for this province yet. Insurers tell you theirs.`
                : undefined
            }
            onChange={({ currentTarget }) => onChange({ province: Number(currentTarget.value) })}
          >
            {data.provinces.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {isCar ? (
            <SelectField
              label={t`Kind of vehicle`}
              value={inputs.class ?? 'car'}
              onChange={({ currentTarget }) =>
                onChange({ class: currentTarget.value === 'truck' ? 'truck' : undefined })
              }
            >
              <option value="car">{names.classes.car}</option>
              <option value="truck">{names.classes.truck}</option>
            </SelectField>
          ) : null}
        </div>
      </div>
    </details>
  );
}
