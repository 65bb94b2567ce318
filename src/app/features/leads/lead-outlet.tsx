import { Trans } from '@lingui/react/macro';
import type { SellerLead } from '#contract/leads/lead.schema.ts';
import styles from './seller-leads.module.css';

type Props = Pick<SellerLead, 'kind'> & { readonly outlet: NonNullable<SellerLead['outlet']> };

/** The request and outlet of a lead, for staff. */
export function LeadOutlet({ kind, outlet: { name, vehicle, isDemonstration } }: Props) {
  return (
    <p className={styles.note}>
      {kind === 'quote' ? (
        <Trans>Wants a price</Trans>
      ) : kind === 'brochure' ? (
        <Trans>Wants a brochure</Trans>
      ) : kind === 'service' ? (
        <Trans>Wants a service appointment</Trans>
      ) : (
        <Trans>Wants a test drive</Trans>
      )}
      {vehicle === null ? null : <> · {vehicle}</>} · {name}
      {isDemonstration ? (
        <>
          {' '}
          (<Trans>demonstration</Trans>)
        </>
      ) : null}
    </p>
  );
}
