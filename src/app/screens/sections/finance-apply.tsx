import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FinanceFields, KtpField } from '#app/features/leads/finance-fields.tsx';
import { SenderFields } from '#app/features/leads/lead-fields.tsx';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { useCityOfVisitor } from '#app/features/places/use-city-of-visitor.ts';
import { LeadCity } from './lead-city.tsx';

type Props = {
  readonly listingId: number | undefined;
  readonly ways?: ReactNode;
  /** What it is for, for people. */
  readonly label: string;
  readonly page: string;
  /** What the form begins with. */
  readonly price: number | undefined;
  /** What lenders usually give for it. */
  readonly usual?: { readonly downPayment: number; readonly months: number } | undefined;
};

const usualMonths = 36;

/** The form of a loan, with its sum. */
export function FinanceApply({ listingId, ways, label, page, price, usual }: Props) {
  const city = useCityOfVisitor();
  return (
    <LeadForm
      kind="finance"
      listingId={listingId}
      ways={ways}
      label={label}
      page={page}
      offered={{
        months: String(usual?.months ?? usualMonths),
        ...(city && { cityId: String(city.id) }),
        ...(price !== undefined && {
          price: String(price),
          ...(usual && { downPayment: String(usual.downPayment) }),
        }),
      }}
      button={<Trans>Apply for this loan</Trans>}
    >
      {(view) => (
        <>
          <FinanceFields view={view} />
          <LeadCity />
          <SenderFields view={view} />
          <KtpField view={view} />
        </>
      )}
    </LeadForm>
  );
}
