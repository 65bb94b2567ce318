import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import calculator from '#app/ui/calculator/calculator.module.css';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { Choice, ChoiceGroup } from '#app/ui/form/choice.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { insuredLiabilities, insuredRisks } from '#money/insurance-kinds.ts';
import { type QuoteInputs, quoteCovers } from './inputs.ts';
import styles from './insurance-page.module.css';
import type { InsuranceProps } from './insurance-props.ts';
import { liabilityLimits, quoteLimits } from './quote.ts';
import { useInsuranceNames } from './use-insurance-names.ts';

/** What a premium depends on. */
export function InsuranceFields({ data, inputs, quote, isCar, onChange }: InsuranceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useInsuranceNames();
  const { price, years, age, problem } = quote;
  const offered = new Set(
    data.risks.filter(({ cover }) => cover === coverOf(inputs)).map(({ risk }) => risk),
  );
  const mostYears = quoteLimits.years;
  return (
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
        <SelectField
          label={t`Kind of cover`}
          value={inputs.cover}
          onChange={({ currentTarget }) =>
            onChange({ cover: quoteCovers.find((each) => each === currentTarget.value) ?? 'comprehensive' })
          }
        >
          {quoteCovers.map((each) => (
            <option key={each} value={each}>
              {names.covers[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <NumberSlider
        label={t`For how long`}
        after={years === 1 ? t`year` : t`years`}
        value={years}
        error={
          problem === 'years' && (years < 1 || years > mostYears)
            ? t`Enter 1 to ${mostYears} years.`
            : undefined
        }
        onType={(value) => onChange({ years: value })}
        slider={{
          ...{ value: years, min: 1, max: mostYears, step: 1 },
          nameOf: (value) => formatNumber(value, language),
          onSlide: (value) => onChange({ years: value }),
        }}
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
      <ChoiceGroup legend={<Trans>Extensions</Trans>}>
        {insuredRisks
          .filter((risk) => offered.has(risk))
          .map((risk) => (
            <Choice
              key={risk}
              type="checkbox"
              checked={inputs.risks.includes(risk)}
              onChange={({ currentTarget }) =>
                onChange({
                  risks: insuredRisks.filter((each) =>
                    each === risk ? currentTarget.checked : inputs.risks.includes(each),
                  ),
                })
              }
            >
              {names.lines[risk]}
            </Choice>
          ))}
      </ChoiceGroup>
      <div className={calculator.pairs}>
        {insuredLiabilities.map((liability) => (
          <SelectField
            key={liability}
            label={names.lines[liability]}
            value={inputs.liabilities[liability]}
            error={
              problem === 'limit' && inputs.liabilities[liability] > (liabilityLimits.at(-1) ?? 0)
                ? t`Above ${formatPrice(liabilityLimits.at(-1) ?? 0, language)} each insurer sets its own rate.`
                : undefined
            }
            onChange={({ currentTarget }) =>
              onChange({ liabilities: { ...inputs.liabilities, [liability]: Number(currentTarget.value) } })
            }
          >
            {[...new Set([...liabilityLimits, inputs.liabilities[liability]])].map((limit) => (
              <option key={limit} value={limit}>
                {limit === 0 ? t`None` : t`up to ${formatPrice(limit, language)}`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </div>
  );
}

/** The cover that extensions are offered for: of all years. */
const coverOf = ({ cover }: QuoteInputs) => (cover === 'comprehensive' ? 'comprehensive' : 'total-loss');
