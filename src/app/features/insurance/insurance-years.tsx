import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { NumberSlider } from '#app/ui/calculator/number-slider.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Switch } from '#app/ui/form/switch.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import styles from './insurance-page.module.css';
import type { InsuranceProps } from './insurance-props.ts';
import { quoteLimits } from './quote.ts';

/** Premiums of several years, which fall with the value of the vehicle. */
export function InsuranceYears({ inputs, quote, onChange }: InsuranceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { premium, problem, years } = quote;
  const about = (lowest: number, highest: number) => formatPrice((lowest + highest) / 2, language);
  const total = premium && about(premium.lowest, premium.highest);
  const most = Math.max(1, ...(premium?.years ?? []).map(({ highest }) => highest));
  const mostYears = quoteLimits.years;
  return (
    <ContentSection heading={<Plural value={years} one="For # year" other="For # years" />}>
      {premium === undefined ? null : (
        <>
          <p className={classNames(texts.quietFigures, patterns.stressed)}>
            <Trans>
              About <strong>{total}</strong>, as the value of the vehicle falls
            </Trans>
          </p>
          <ol className={styles.years}>
            {premium.years.map(({ lowest, highest, sumInsured }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: years are in order and have no other name
                key={index}
                className={styles.year}
                style={{ '--share': highest / most } as CSSProperties}
              >
                <strong>{about(lowest, highest)}</strong>
                <span>
                  <Trans>Year {index + 1}</Trans>
                </span>
                <span className={texts.quiet}>
                  <Trans>worth ± {formatPrice(sumInsured, language)}</Trans>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
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
      {inputs.cover === 'total-loss' || years < 2 ? null : (
        <Switch
          label={t`Total loss only from the second year`}
          isOn={inputs.cover === 'mixed'}
          onSwitch={(isOn) => onChange({ cover: isOn ? 'mixed' : 'comprehensive' })}
        />
      )}
    </ContentSection>
  );
}
