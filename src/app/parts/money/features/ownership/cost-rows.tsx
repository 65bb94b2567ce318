import { Trans } from '@lingui/react/macro';
import { Pencil } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { formatNumber, formatPrice } from '#contract/money.ts';
import { type OwnershipKind, ownershipKinds } from '#money/ownership.ts';
import {
  CreditFields,
  EnergyFields,
  InsuranceFields,
  LossFields,
  ServiceFields,
  TaxFields,
} from './cost-fields.tsx';
import type { CostProps } from './cost-props.ts';
import styles from './ownership.module.css';
import { useCostNames } from './use-cost-names.ts';
import { useCostNotes } from './use-cost-notes.ts';

/** The parts of the sum; each opens the numbers that it follows from. */
export function CostRows(props: CostProps) {
  const language = useLanguage();
  const names = useCostNames();
  const { cost, figures } = props.total;
  const notes = useCostNotes(figures);
  const amounts = new Map(cost.parts.map(({ kind, amount }) => [kind, amount]));
  const fields: Readonly<Partial<Record<OwnershipKind, ReactNode>>> = {
    depreciation: <LossFields {...props} />,
    energy: <EnergyFields {...props} />,
    service: <ServiceFields {...props} />,
    insurance: <InsuranceFields {...props} />,
    tax: <TaxFields {...props} />,
    interest: <CreditFields {...props} />,
  };
  return (
    <ul className={styles.rows}>
      {ownershipKinds.map((kind) => {
        const amount = amounts.get(kind);
        const line = (
          <>
            <span className={styles.dot} data-kind={kind} />
            <span className={styles.words}>
              <span className={styles.name}>{names[kind]}</span>
              <span className={styles.note}>{notes[kind]}</span>
            </span>
            <span className={styles.rowAmount}>
              {amount === undefined
                ? '–'
                : amount === 0
                  ? formatNumber(0, language)
                  : formatPrice(amount, language)}
            </span>
          </>
        );
        const own = fields[kind];
        return (
          <li key={kind}>
            {own === undefined ? (
              <div className={styles.row}>{line}</div>
            ) : (
              <details>
                <summary className={styles.row}>
                  {line}
                  <Icon of={Pencil} size={18} className={styles.pencil} />
                  <span className="visually-hidden">
                    <Trans>Change the numbers</Trans>
                  </span>
                </summary>
                <div className={styles.fields}>{own}</div>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
