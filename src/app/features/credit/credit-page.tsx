import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { EndedNote } from '#app/ui/calculator/ended-note.tsx';
import { OptionCard } from '#app/ui/calculator/option-card.tsx';
import { Result } from '#app/ui/calculator/result.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage, ContentSection } from '#app/ui/content.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber } from '#contract/money.ts';
import { type Calculation, type CreditData, type Plan, plansOf } from './calculation.ts';
import styles from './credit.module.css';
import { CreditCalculator } from './credit-calculator.tsx';
import { CreditFacts, CreditResult } from './credit-result.tsx';
import { CreditSchedule } from './credit-schedule.tsx';
import { EarlySettlement } from './early-settlement.tsx';
import type { CreditChanges, CreditInputs } from './inputs.ts';
import { Lenders } from './lenders.tsx';

type Props = {
  readonly data: CreditData;
  readonly inputs: CreditInputs;
  readonly calculation: Calculation;
  readonly share: ReactNode;
  /** Links to the other calculators. */
  readonly head: ReactNode;
  /** Whether the vehicle of the address is known. */
  readonly isReady: boolean;
  /** The vehicle, or how to choose one. */
  readonly vehicle: ReactNode;
  readonly age: number | undefined;
  /** From a monthly sum to a list. */
  readonly affordable: ReactNode;
  /** How to ask for the loan. */
  readonly lead: ReactNode;
  onChange(changes: CreditChanges): void;
};

/** A calculator of loans: what is entered, and everything that follows from it. */
export function CreditPage(props: Props) {
  const { data, inputs, calculation, share, head, isReady, vehicle, age, affordable, lead, onChange } = props;
  const { credit, problem } = calculation;
  return (
    <ContentPage title={data.title} lead={data.description} share={share} head={head}>
      <EndedNote text={data.endedNote} />
      {vehicle}
      <Result className={classNames(patterns.besideResult, styles.layout)} isReady={isReady}>
        <div className={classNames(patterns.top28, styles.aside)}>
          <CreditResult calculation={calculation} />
        </div>
        <div className={classNames(patterns.top28, styles.main)}>
          <CreditCalculator
            subject={data.subject}
            inputs={inputs}
            calculation={calculation}
            provinces={data.insurance.provinces}
            notes={{ rates: data.ratesNote, insurance: data.insurance.note }}
            age={age}
            onChange={onChange}
          />
          {problem === undefined ? lead : null}
          {problem === undefined ? <CreditFacts calculation={calculation} /> : null}
          {credit === undefined || problem !== undefined ? null : <CreditSchedule credit={credit} />}
          <CreditPlans plans={plansOf(data, calculation)} calculation={calculation} onChange={onChange} />
          {affordable}
          {credit === undefined || problem !== undefined ? null : (
            <EarlySettlement
              credit={credit}
              inputs={inputs}
              penalty={calculation.penalty}
              onChange={onChange}
            />
          )}
          <Lenders lenders={data.lenders} />
        </div>
      </Result>
    </ContentPage>
  );
}

type CreditPlansProps = {
  readonly plans: readonly Plan[];
  readonly calculation: Calculation;
  onChange(changes: CreditChanges): void;
};

/** The same price paid in three ways; one press takes one over. */
function CreditPlans({ plans, calculation: { terms }, onChange }: CreditPlansProps) {
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
              <OptionCard
                name={names[name]}
                sum={`Rp ${formatNumber(credit.instalment, language)}`}
                note={
                  <Trans>
                    {downShare}% down · {months} months
                  </Trans>
                }
                sumNote={
                  <Trans>
                    {percent(rate)} flat · {percent(credit.effectiveRate)} effective
                  </Trans>
                }
                isChosen={isChosen}
                onChoose={() => onChange({ downPayment, months, rate, kind: 'flat' })}
              />
            </li>
          );
        })}
      </ul>
    </ContentSection>
  );
}
