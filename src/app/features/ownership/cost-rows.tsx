import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import { formatNumber, formatPrice } from '#contract/money.ts';
import {
  CreditFields,
  EnergyFields,
  InsuranceFields,
  LossFields,
  ServiceFields,
  TaxFields,
} from './cost-fields.tsx';
import { type CostGroup, groupedCosts } from './cost-groups.ts';
import type { CostProps } from './cost-props.ts';
import styles from './ownership.module.css';
import { useCostNames } from './use-cost-names.ts';
import { useCostNotes } from './use-cost-notes.ts';

/** The parts of the sum; each opens the numbers that it follows from. */
export function CostRows(props: CostProps) {
  const language = useLanguage();
  const names = useCostNames(props.total.figures.energy);
  const notes = useCostNotes(props.total);
  const { problem } = props.total;
  // The marked values are in its row.
  const isLoanWrong = problem !== undefined && problem !== 'price';
  const fields: Readonly<Record<CostGroup, ReactNode>> = {
    depreciation: <LossFields {...props} />,
    energy: <EnergyFields {...props} />,
    service: <ServiceFields {...props} />,
    insurance: <InsuranceFields {...props} />,
    taxes: <TaxFields {...props} />,
    interest: <CreditFields {...props} />,
  };
  return (
    <ul className={patterns.ruled}>
      {groupedCosts(props.total.cost).map(({ group, amount }) => (
        <li key={group}>
          <details open={(group === 'interest' && isLoanWrong) || undefined}>
            <summary className={styles.row}>
              <span className={styles.dot} data-kind={group} />
              <span className={layouts.fillGrid}>
                <span className={texts.lead}>{names[group]}</span>
                <span className={texts.noteFigures}>{notes[group]}</span>
              </span>
              <span className={styles.rowAmount}>
                {amount === undefined
                  ? '–'
                  : amount === 0
                    ? formatNumber(0, language)
                    : formatPrice(amount, language)}
              </span>
              <Icon of={Pencil} size={18} className={patterns.pale} />
              <span className="visually-hidden">
                <Trans>Change the numbers</Trans>
              </span>
            </summary>
            <div className={classNames(patterns.top16, styles.fields)}>{fields[group]}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}
