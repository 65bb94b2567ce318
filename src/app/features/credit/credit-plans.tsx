import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import type { Calculation, Plan } from './calculation.ts';
import styles from './credit.module.css';
import type { CreditChanges } from './inputs.ts';

type Props = {
  readonly plans: readonly Plan[];
  readonly calculation: Calculation;
  onChange(changes: CreditChanges): void;
};

/** The same price paid in three ways; one press takes one over. */
export function CreditPlans({ plans, calculation: { terms }, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = {
    'low-down-payment': t`Low down payment`,
    balanced: t`Balanced`,
    'low-interest': t`Least interest`,
  };
  const percent = (value: number | undefined) => `${formatNumber(value ?? 0, language, 2)}%`;
  if (plans.length === 0) return null;
  return (
    <ContentSection heading={<Trans>Three ways to pay</Trans>}>
      <p className={texts.quiet}>
        <Trans>Examples at usual rates, not offers. Without insurance and fees.</Trans>
      </p>
      <ul className={styles.plans}>
        {plans.map(({ name, downPayment, downShare, months, rate, credit }) => {
          const isChosen =
            terms.downPayment === downPayment &&
            terms.months === months &&
            terms.rate === rate &&
            terms.kind === 'flat';
          return (
            <li key={name}>
              <button
                type="button"
                className={styles.plan}
                aria-pressed={isChosen}
                onClick={() => onChange({ downPayment, months, rate, kind: 'flat' })}
              >
                <span className={styles.planName}>
                  {names[name]}
                  {isChosen ? <Icon of={Check} size={18} /> : null}
                </span>
                <span className={classNames(texts.title, patterns.figures)}>
                  Rp {formatNumber(credit.instalment, language)}
                </span>
                <span className={classNames(texts.note, styles.planFacts)}>
                  <Trans>
                    {downShare}% down · {months} months
                  </Trans>
                </span>
                <span className={classNames(texts.note, styles.planFacts)}>
                  <Trans>
                    {percent(rate)} flat · {percent(credit.effectiveRate)} effective
                  </Trans>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </ContentSection>
  );
}
