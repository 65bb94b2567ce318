import type { ReactNode } from 'react';
import { EndedNote } from '#app/ui/calculator/ended-note.tsx';
import { Result } from '#app/ui/calculator/result.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentPage } from '#app/ui/content.tsx';
import patterns from '#app/ui/patterns.module.css';
import type { Calculation, CreditData } from './calculation.ts';
import { plansOf } from './calculation.ts';
import styles from './credit.module.css';
import { CreditCalculator } from './credit-calculator.tsx';
import { CreditPlans } from './credit-plans.tsx';
import { CreditFacts, CreditResult } from './credit-result.tsx';
import { CreditSchedule } from './credit-schedule.tsx';
import { EarlySettlement } from './early-settlement.tsx';
import type { CreditChanges, CreditInputs } from './inputs.ts';
import { Lenders } from './lenders.tsx';

type Props = {
  readonly data: CreditData;
  readonly inputs: CreditInputs;
  readonly calculation: Calculation;
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
  const { data, inputs, calculation, head, isReady, vehicle, age, affordable, lead, onChange } = props;
  const { credit, problem } = calculation;
  return (
    <ContentPage title={data.title} lead={data.description} head={head}>
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
