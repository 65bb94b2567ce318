import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import type { Page } from '#app/page.ts';
import { FinanceFields, KtpField } from '#app/parts/browse/features/leads/finance-fields.tsx';
import { LeadCar } from '#app/parts/browse/features/leads/lead-car.tsx';
import { SenderFields } from '#app/parts/browse/features/leads/lead-fields.tsx';
import { LeadForm } from '#app/parts/browse/features/leads/lead-form.tsx';
import { useLeadParameters } from '#app/parts/browse/features/leads/lead-parameters.ts';
import { useCityOfVisitor } from '#app/parts/browse/features/places/use-city-of-visitor.ts';
import { Head } from '#app/parts/first/features/seo/head.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { financeLeadPath } from '#contract/account/account-paths.ts';
import { creditTerms } from '#contract/leads/credit-terms.ts';
import { financeLeadPathOf } from '#contract/leads/lead-paths.ts';
import styles from './lead-form.module.css';
import { LeadCity } from './parts/lead-city.tsx';

/** The default down payment for a price, rounded to hundred thousands. */
const usualDownPayment = (price: number) =>
  Math.round((price * creditTerms.usualDownPayment) / 100_000) * 100_000;
const usualMonths = '36';

function FinanceLeadScreen() {
  const { t } = useLingui();
  const parameters = useLeadParameters();
  const city = useCityOfVisitor();
  const { listingId } = parameters ?? {};
  const { data, isLoading } = useApi('view', listingId === undefined ? undefined : { id: String(listingId) });
  const listing = data?.listing;
  const price = listing?.price;
  return (
    <div className={styles.screen}>
      <Head
        title={t`Car loan`}
        description={t`What a loan for a used car costs each month, at the flat and the effective rate, and how to apply.`}
        canonicalPath={financeLeadPath}
        isIndexed={false}
      />
      <h1 className={styles.title}>
        <Trans>Car loan</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Work out what it costs each month. Then apply if you like: nothing is signed yet.</Trans>
      </p>
      {parameters === undefined ? (
        <div aria-busy="true" className={styles.waiting}>
          <Skeleton height="94px" radius="14px" />
          <Skeleton height="52px" />
          <Skeleton height="52px" />
        </div>
      ) : (
        <>
          {listing ? (
            <LeadCar listing={listing} />
          ) : isLoading ? (
            <Skeleton height="94px" radius="14px" />
          ) : null}
          <LeadForm
            kind="finance"
            listingId={listingId}
            label={listing ? `${listing.label} ${listing.makeYear}` : t`Used car`}
            page={financeLeadPathOf(listingId)}
            offered={{
              months: usualMonths,
              ...(city && { cityId: String(city.id) }),
              ...(price === undefined
                ? {}
                : { price: String(price), downPayment: String(usualDownPayment(price)) }),
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
        </>
      )}
    </div>
  );
}

export const page: Page = {
  // The car is in the query, which only the device reads: the server renders the same page for everyone.
  load: async () => undefined,
  Screen: FinanceLeadScreen,
};
