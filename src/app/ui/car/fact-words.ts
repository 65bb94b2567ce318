import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import { dateText } from '#contract/date-text.ts';
import { type CarFactName, type CarFacts, carFact } from '#contract/listing/car-facts.ts';

export type FactWords = {
  /** Beside its value. */
  readonly name: string;
  /** What its seller is asked. */
  readonly question: string;
  /** Of a choice, and of an answer, as a form has them: yes is `1`, no is `0`. */
  readonly options: readonly { readonly value: string; readonly name: string }[];
  /** Of a count; its digits if absent. */
  readonly count?: (count: number) => string;
};

/** The words of what sellers state of a car, in the reader's language (car-facts.ts). */
export function useFactWords() {
  const { t } = useLingui();
  const language = useLanguage();
  const yesOrNo = (yes: string, no: string) => [
    { value: '1', name: yes },
    { value: '0', name: no },
  ];
  const firstOwners = [t`1st owner`, t`2nd owner`, t`3rd owner`, t`4th owner`, t`5th owner`];
  const words: Readonly<Record<CarFactName, FactWords>> = {
    ownership: {
      ...{ name: t`Owner`, question: t`Number of owners, including you`, options: [] },
      count: (owners) => firstOwners[owners - 1] ?? t`${owners}th owner`,
    },
    taxPaidUntil: { name: t`Tax paid until`, question: t`Tax paid until`, options: [] },
    bpkbHolder: {
      name: t`Papers held by`,
      question: t`Who holds the BPKB?`,
      options: [
        { value: 'owner', name: t`Owner` },
        { value: 'dealer', name: t`Dealer` },
        { value: 'finance', name: t`Finance company` },
      ],
    },
    serviceRecord: {
      name: t`Service record`,
      question: t`Is there a service record?`,
      options: yesOrNo(t`Available`, t`Not available`),
    },
    accidentFree: {
      name: t`Accident`,
      question: t`Has it been in an accident?`,
      options: yesOrNo(t`Never`, t`Has had one`),
    },
    floodFree: {
      name: t`Flood`,
      question: t`Has it been in a flood?`,
      options: yesOrNo(t`Never`, t`Has been in one`),
    },
    isInsurance: {
      name: t`Insurance`,
      question: t`Is it insured?`,
      options: yesOrNo(t`Insured`, t`Not insured`),
    },
  };

  /** The value of a fact as text; null if it is unknown. */
  function textOf<Name extends CarFactName>(name: Name, facts: Pick<CarFacts, Name>): string | null {
    const value: CarFacts[CarFactName] = facts[name];
    if (value === null) return null;
    if (typeof value === 'number') return words[name].count?.(value) ?? String(value);
    if (typeof value === 'string' && carFact(name).kind === 'month')
      return dateText(value, 'short month', language);
    const written = typeof value === 'boolean' ? (value ? '1' : '0') : value;
    return words[name].options.find((option) => option.value === written)?.name ?? null;
  }
  /** The same, but null where it is no news: that a car is not insured. */
  function newsOf<Name extends CarFactName>(name: Name, facts: Pick<CarFacts, Name>): string | null {
    const value: CarFacts[CarFactName] = facts[name];
    return carFact(name).kind === 'flag' && value === false ? null : textOf(name, facts);
  }
  return { words, textOf, newsOf };
}
