import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSellForm } from '#app/features/sell/draft/use-sell-form.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useFactWords } from '#app/ui/car/fact-words.ts';
import layouts from '#app/ui/layouts.module.css';
import { AccordionItem } from '#app/ui/sheet/accordion.tsx';
import texts from '#app/ui/texts.module.css';
import { formatMonth } from '#contract/date-words.ts';
import { type CarFactName, carFact, carFactNames } from '#contract/listing/car-facts.ts';
import { ChoiceChips } from './choice-chips.tsx';
import styles from './more-facts.module.css';
import { ListField } from './sell-field.tsx';
import { taxMonths } from './tax-months.ts';

/** The form asks for the number of owners before them. */
const facts = carFactNames.filter((name) => name !== 'ownership');

/** Optional facts that buyers ask about. */
export function MoreFacts() {
  const { form } = useSellForm();
  const told = facts.filter((field) => (form[field] ?? '') !== '').length;
  const [wasTold] = useState(told > 0);
  return (
    <div className={layouts.lined}>
      <AccordionItem
        isOpenAtFirst={wasTold}
        heading={
          <>
            <Trans>Tax, papers, service, accident, flood</Trans>
            <span className={texts.faintLine}>
              <Trans>Optional. Answer these now and buyers need not ask.</Trans>
            </span>
          </>
        }
      >
        <div className={styles.fields}>
          {facts.map((name) => (
            <FactField key={name} name={name} />
          ))}
        </div>
      </AccordionItem>
    </div>
  );
}

/** More of anything few cars have. */
const counts = ['1', '2', '3', '4', '5'];

export function FactField({ name }: { readonly name: CarFactName }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { question, options } = useFactWords().words[name];
  const fact = carFact(name);
  if (fact.kind === 'month')
    return (
      <ListField
        field={name}
        label={question}
        none={t`Prefer not to say`}
        options={taxMonths(new Date()).map((value) => ({ value, name: formatMonth(value, language) }))}
      />
    );
  const choices =
    fact.kind === 'count' ? counts.slice(0, fact.most).map((value) => ({ value, name: value })) : options;
  return <ChoiceChips field={name} label={question} isOptional options={choices} />;
}
