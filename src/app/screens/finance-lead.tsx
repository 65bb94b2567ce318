import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '#app/data/api/use-api.tsx';
import { LeadCar } from '#app/features/leads/lead-car.tsx';
import { useLeadParameters } from '#app/features/leads/lead-parameters.ts';
import { LeadWays } from '#app/features/leads/lead-ways.tsx';
import { Head } from '#app/features/seo/head.tsx';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { financeLeadPath } from '#contract/leads/lead-pages.ts';
import { financeLeadPathOf } from '#contract/leads/lead-paths.ts';
import styles from './lead-form.module.css';
import { FinanceApply } from './sections/finance-apply.tsx';

function FinanceLeadScreen() {
  const { t } = useLingui();
  const parameters = useLeadParameters();
  const { listingId } = parameters ?? {};
  const { data, isLoading } = useApi('view', listingId === undefined ? undefined : { id: String(listingId) });
  const listing = data?.listing;
  return (
    <div className={styles.screen}>
      <Head
        title={t`Car loan`}
        description={t`What a loan for a used car costs each month, at the flat and the effective rate, and how to apply.`}
        canonicalPath={financeLeadPath}
        isIndexed={false}
      />
      <h1 className={texts.pageTitle}>
        <Trans>Car loan</Trans>
      </h1>
      <p className={texts.quiet}>
        <Trans>Work out what it costs each month. Then apply if you like: nothing is signed yet.</Trans>
      </p>
      {parameters === undefined ? (
        <div aria-busy="true" className={layouts.stack16}>
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
          <FinanceApply
            listingId={listingId}
            ways={listing && <LeadWays car={listing} />}
            label={listing ? `${listing.label} ${listing.makeYear}` : t`Used car`}
            page={financeLeadPathOf(listingId)}
            price={listing?.price}
            usual={listing?.credit ?? undefined}
          />
        </>
      )}
    </div>
  );
}

export const page = personalPage(FinanceLeadScreen, {});
