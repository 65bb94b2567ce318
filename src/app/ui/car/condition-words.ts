import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { dateText } from '#contract/date-text.ts';
import type { CarFacts, ConditionFact } from '#contract/listing/car-facts.ts';

type ConditionWords = {
  /** Of a value that is known, as its seller says it. */
  readonly said: string;
  /** Whether a buyer has nothing to ask about it. */
  readonly isFine: boolean;
};

/** What the seller says of a car's condition and papers, and what a buyer asks where they said nothing. */
export function useConditionWords() {
  const { t } = useLingui();
  const language = useLanguage();

  function saidOf(name: ConditionFact, facts: CarFacts): ConditionWords | null {
    const answer = (value: boolean | null, yes: string, no: string): ConditionWords | null =>
      value === null ? null : { said: value ? yes : no, isFine: value };
    if (name === 'accidentFree')
      return answer(facts.accidentFree, t`Never in an accident`, t`Has been in an accident`);
    if (name === 'floodFree') return answer(facts.floodFree, t`Never in a flood`, t`Has been in a flood`);
    if (name === 'serviceRecord')
      return answer(facts.serviceRecord, t`Has a service record`, t`Has no service record`);
    if (name === 'bpkbHolder') {
      const { bpkbHolder } = facts;
      if (bpkbHolder === null) return null;
      const said = {
        owner: t`The owner holds the BPKB`,
        dealer: t`The dealer holds the BPKB`,
        finance: t`A finance company holds the BPKB`,
      }[bpkbHolder];
      return { said, isFine: bpkbHolder !== 'finance' };
    }
    if (name === 'taxPaidUntil') {
      const { taxPaidUntil } = facts;
      if (taxPaidUntil === null) return null;
      const month = dateText(taxPaidUntil, 'short month', language);
      return { said: t`Tax paid until ${month}`, isFine: true };
    }
    return name satisfies never;
  }

  const open: Readonly<Record<ConditionFact, { readonly name: string; readonly question: string }>> = {
    taxPaidUntil: { name: t`Until when its tax is paid`, question: t`Until when is the car’s tax paid?` },
    bpkbHolder: { name: t`Who holds its BPKB`, question: t`Who holds the car’s BPKB?` },
    serviceRecord: {
      name: t`Whether it has a service record`,
      question: t`Does the car have a service record?`,
    },
    accidentFree: {
      name: t`Whether it was in an accident`,
      question: t`Has the car ever been in an accident?`,
    },
    floodFree: { name: t`Whether it was in a flood`, question: t`Has the car ever been in a flood?` },
  };
  return { saidOf, open };
}
