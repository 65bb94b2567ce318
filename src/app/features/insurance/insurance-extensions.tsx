import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { SelectField } from '#app/ui/form/field.tsx';
import { Switch } from '#app/ui/form/switch.tsx';
import patterns from '#app/ui/patterns.module.css';
import { formatPrice } from '#contract/money.ts';
import { formatPriceSpan } from '#contract/price-span.ts';
import { insuredLiabilities, insuredRisks } from '#money/insurance-kinds.ts';
import type { InsuranceProps } from './insurance-props.ts';
import { extensionPrice, firstLimit, liabilityLimits } from './quote.ts';
import { useInsuranceNames } from './use-insurance-names.ts';

/** What can be added to a cover, each with its price. */
export function InsuranceExtensions({ data, inputs, quote, onChange }: InsuranceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useInsuranceNames();
  const { risks, liabilities } = inputs;
  const priceOf = (line: ReturnType<typeof extensionPrice>) =>
    line &&
    `+ ${formatPriceSpan({ min: line.lowest, max: line.highest }, language)}${line.isEstimate ? ' *' : ''}`;
  const most = liabilityLimits.at(-1) ?? 0;
  return (
    <ContentSection heading={<Trans>Extensions</Trans>}>
      <ul className={patterns.lines}>
        {insuredRisks.map((risk) => {
          const note = priceOf(extensionPrice(data, quote, inputs, { risk }));
          return note === undefined ? null : (
            <li key={risk}>
              <Switch
                label={names.lines[risk]}
                note={note}
                isOn={risks.includes(risk)}
                onSwitch={(isOn) =>
                  onChange({
                    risks: insuredRisks.filter((each) => (each === risk ? isOn : risks.includes(each))),
                  })
                }
              />
            </li>
          );
        })}
        {insuredLiabilities.map((liability) => {
          const limit = liabilities[liability];
          const change = (value: number) => onChange({ liabilities: { ...liabilities, [liability]: value } });
          return (
            <li key={liability}>
              <Switch
                label={t`${names.lines[liability]} up to ${formatPrice(limit || firstLimit, language)}`}
                note={priceOf(extensionPrice(data, quote, inputs, { liability, limit: limit || firstLimit }))}
                isOn={limit > 0}
                onSwitch={(isOn) => change(isOn ? firstLimit : 0)}
              />
              {limit === 0 ? null : (
                <SelectField
                  label={t`Limit`}
                  value={limit}
                  error={
                    quote.problem === 'limit' && limit > most
                      ? t`Above ${formatPrice(most, language)} each insurer sets its own rate.`
                      : undefined
                  }
                  onChange={({ currentTarget }) => change(Number(currentTarget.value))}
                >
                  {[...new Set([...liabilityLimits, limit])].map((each) => (
                    <option key={each} value={each}>
                      {formatPrice(each, language)}
                    </option>
                  ))}
                </SelectField>
              )}
            </li>
          );
        })}
      </ul>
    </ContentSection>
  );
}
