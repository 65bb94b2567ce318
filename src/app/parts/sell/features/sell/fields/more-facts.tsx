import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useSellForm } from '#app/parts/sell/features/sell/draft/use-sell-form.ts';
import { AccordionItem } from '#app/ui/sheet/accordion.tsx';
import { formatMonth } from '#contract/date-words.ts';
import { carFactNames } from '#contract/listing/car-facts.ts';
import { ChoiceChips, YesNoChips } from './choice-chips.tsx';
import styles from './more-facts.module.css';
import { ListField } from './sell-field.tsx';
import { taxMonths } from './tax-months.ts';

/** The form asks for the number of owners before them. */
const facts = carFactNames.filter((name) => name !== 'ownership');

/** Optional facts that buyers ask about. */
export function MoreFacts() {
  const { t } = useLingui();
  const language = useLanguage();
  const { form } = useSellForm();
  const told = facts.filter((field) => (form[field] ?? '') !== '').length;
  const [wasTold] = useState(told > 0);
  return (
    <div className={styles.more}>
      <AccordionItem
        isOpenAtFirst={wasTold}
        heading={
          <>
            <Trans>Tax, papers, service, accident, flood</Trans>
            <span className={styles.note}>
              <Trans>Optional. Answer these now and buyers need not ask.</Trans>
            </span>
          </>
        }
      >
        <div className={styles.fields}>
          <ListField
            field="taxPaidUntil"
            label={t`Tax paid until`}
            none={t`Prefer not to say`}
            options={taxMonths(new Date()).map((value) => ({
              value,
              name: formatMonth(value, language),
            }))}
          />
          <ChoiceChips
            field="bpkbHolder"
            label={t`Who holds the BPKB?`}
            isOptional
            options={[
              { value: 'owner', name: t`I do` },
              { value: 'dealer', name: t`A dealer` },
              { value: 'finance', name: t`A finance company` },
            ]}
          />
          <YesNoChips field="serviceRecord" label={t`Is there a service record?`} />
          <YesNoChips
            field="accidentFree"
            label={t`Has it been in an accident?`}
            yes={t`Never`}
            no={t`Yes, it has`}
          />
          <YesNoChips
            field="floodFree"
            label={t`Has it been in a flood?`}
            yes={t`Never`}
            no={t`Yes, it has`}
          />
          <YesNoChips field="isInsurance" label={t`Is it insured?`} />
        </div>
      </AccordionItem>
    </div>
  );
}
