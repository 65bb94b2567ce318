import { Trans, useLingui } from '@lingui/react/macro';
import { CarFront } from 'lucide';
import { useLocation } from 'wouter';
import { useApi } from '#app/data/api/use-api.tsx';
import { InsuranceFields } from '#app/features/leads/insurance-fields.tsx';
import { LeadCar } from '#app/features/leads/lead-car.tsx';
import { SenderFields } from '#app/features/leads/lead-fields.tsx';
import { LeadForm } from '#app/features/leads/lead-form.tsx';
import { type ShownKind, useLeadParameters } from '#app/features/leads/lead-parameters.ts';
import { LeadWays } from '#app/features/leads/lead-ways.tsx';
import { SellerLeadForm } from '#app/features/leads/seller-lead-form.tsx';
import { useCityOfVisitor } from '#app/features/places/use-city-of-visitor.ts';
import { Head } from '#app/features/seo/head.tsx';
import { personalPage } from '#app/screens/sections/personal-screen.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SegmentedTabs } from '#app/ui/form/segmented-tabs.tsx';
import layouts from '#app/ui/layouts.module.css';
import { useSellerLeadWords } from '#app/ui/seller-lead-words.ts';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import { sellerLeadKinds } from '#contract/leads/lead.ts';
import { leadFormPaths } from '#contract/leads/lead-pages.ts';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { usedCarsPath } from '#contract/paths.ts';
import styles from './lead-form.module.css';
import { LeadCity } from './sections/lead-city.tsx';

function LeadFormScreen() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const words = useSellerLeadWords();
  const parameters = useLeadParameters();
  const { kind = 'contact', listingId } = parameters ?? {};
  const tabs: readonly { readonly key: ShownKind; readonly label: string }[] = [
    ...sellerLeadKinds.map((key) => ({ key, label: words[key].tab })),
    { key: 'insurance', label: t`Insurance` },
  ];
  return (
    <div className={styles.screen}>
      <Head
        title={t`Ask about a car`}
        description={t`Write to the seller of a used car, ask for a test drive or about insurance.`}
        canonicalPath={leadFormPaths[0]}
        isIndexed={false}
      />
      <h1 className={texts.pageTitle}>
        <Trans>Ask about a car</Trans>
      </h1>
      {parameters === undefined ? (
        <div aria-busy="true" className={layouts.stack16}>
          <Skeleton height="94px" radius="14px" />
          <Skeleton height="52px" />
          <Skeleton height="52px" />
        </div>
      ) : (
        <SegmentedTabs
          label={t`What to ask`}
          tabs={tabs}
          selected={kind}
          onSelect={(key) => navigate(leadFormPath(key, listingId), { replace: true })}
        >
          <div className={classNames(layouts.stack16, styles.panel)}>
            <AboutCar key={kind} kind={kind} listingId={listingId} />
          </div>
        </SegmentedTabs>
      )}
    </div>
  );
}

type AboutProps = { readonly kind: ShownKind; readonly listingId: number | undefined };

function AboutCar({ kind, listingId }: AboutProps) {
  const { data, isLoading } = useApi('view', listingId === undefined ? undefined : { id: String(listingId) });
  const listing = data?.listing;
  if (listingId === undefined && kind !== 'insurance') {
    return (
      <BlankState
        icon={CarFront}
        title={<Trans>Choose a car first</Trans>}
        actions={
          <ButtonLink href={usedCarsPath()}>
            <Trans>Find a car</Trans>
          </ButtonLink>
        }
      >
        <Trans>Open the car you like: the form is below its seller.</Trans>
      </BlankState>
    );
  }
  return (
    <>
      {listing ? <LeadCar listing={listing} /> : isLoading ? <Skeleton height="94px" radius="14px" /> : null}
      {listing?.mobileVerified === false && kind !== 'insurance' ? (
        <p className={styles.unclaimed}>
          <Trans>
            This ad was taken over from another list, and its seller is not on Lajur yet. Your message is kept
            for them.
          </Trans>
        </p>
      ) : null}
      <Fields kind={kind} listingId={listingId} listing={listing} />
    </>
  );
}

type FieldsProps = AboutProps & { readonly listing: ListingDetail | undefined };

function Fields({ kind, listingId, listing }: FieldsProps) {
  const { t } = useLingui();
  const city = useCityOfVisitor();
  if (kind !== 'insurance') return <SellerLeadForm {...{ kind, listingId, listing }} />;
  return (
    <LeadForm
      {...{ kind, listingId }}
      label={listing ? `${listing.label} ${listing.makeYear}` : t`Used car`}
      seller={listing?.sellerName ?? ''}
      ways={listing && <LeadWays car={listing} />}
      page={leadFormPath(kind, listingId)}
      offered={{
        ...(listing && { price: String(listing.price) }),
        ...(city && { cityId: String(city.id) }),
      }}
      button={<Trans>Ask about insurance</Trans>}
    >
      {(view) => (
        <>
          <InsuranceFields view={view} />
          <LeadCity />
          <SenderFields view={view} />
        </>
      )}
    </LeadForm>
  );
}

export const page = personalPage(LeadFormScreen, {});
