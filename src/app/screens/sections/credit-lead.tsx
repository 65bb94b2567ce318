import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { KtpField } from '#app/features/leads/finance-fields.tsx';
import { SenderFields } from '#app/features/leads/lead-fields.tsx';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { LeadWays } from '#app/features/leads/lead-ways.tsx';
import { useCityOfVisitor } from '#app/features/places/use-city-of-visitor.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { CreditTerms } from '#money/credit.ts';
import styles from './credit-lead.module.css';
import { LeadCity } from './lead-city.tsx';

type Props = {
  readonly terms: CreditTerms;
  readonly listing: ListingDetail | undefined;
  /** What it is for, for people. */
  readonly label: string;
  /** The page with the calculation. */
  readonly page: string;
};

/** Asks for the loan as it is worked out, once that is wanted. */
export function CreditLead({ terms: { price, downPayment, months }, listing, label, page }: Props) {
  const { t } = useLingui();
  const city = useCityOfVisitor();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button isWide onClick={() => setIsOpen(true)}>
        <Trans>Ask for this loan</Trans>
      </Button>
    );
  }
  return (
    <section className={styles.lead} aria-label={t`Ask for this loan`}>
      <LeadForm
        kind="finance"
        listingId={listing?.id}
        ways={listing && <LeadWays car={listing} />}
        label={label}
        page={page}
        offered={{
          ...{ price: String(price), downPayment: String(downPayment), months: String(months) },
          ...(city && { cityId: String(city.id) }),
        }}
        button={<Trans>Ask for this loan</Trans>}
      >
        {(view) => {
          // Their fields are those of the calculator.
          const problem = (['price', 'downPayment', 'months'] as const)
            .map((field) => view.messageOf(field))
            .find((message) => message !== undefined);
          return (
            <>
              {problem === undefined ? null : <FieldError>{problem}</FieldError>}
              <LeadCity />
              <SenderFields view={view} />
              <KtpField view={view} />
            </>
          );
        }}
      </LeadForm>
    </section>
  );
}
