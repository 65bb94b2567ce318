import { Trans } from '@lingui/react/macro';
import { useLanguage } from '#app/i18n/use-language.ts';
import type { SellerLead } from '#contract/leads/lead.schema.ts';
import type { LeadKind } from '#contract/leads/lead.ts';
import { formatPrice } from '#contract/money.ts';
import styles from './seller-leads.module.css';

type Props = { readonly kind: LeadKind; readonly terms: NonNullable<SellerLead['terms']> };

/** The terms of a loan or insurance request, for staff. */
export function LeadTerms({ kind, terms }: Props) {
  const language = useLanguage();
  const price = formatPrice(terms.price ?? 0, language);
  const down = formatPrice(terms.downPayment ?? 0, language);
  const months = terms.months ?? 0;
  return (
    <p className={styles.note}>
      {kind === 'finance' ? (
        <Trans>
          Loan for {price}, {down} down, {months} months
        </Trans>
      ) : kind === 'warranty' ? (
        <Trans>Warranty: {terms.cover}</Trans>
      ) : terms.cover === 'comprehensive' ? (
        <Trans>Comprehensive insurance for {price}</Trans>
      ) : (
        <Trans>Insurance against total loss for {price}</Trans>
      )}
      {terms.city === null ? null : <> · {terms.city}</>}
      {terms.ktp === null ? null : <> · NIK {terms.ktp}</>}
    </p>
  );
}
