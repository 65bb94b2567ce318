import { Trans, useLingui } from '@lingui/react/macro';
import { useSellerLeadWords } from '#app/ui/seller-lead-words.ts';
import { leadRule, type SellerLeadKind } from '#contract/leads/lead.ts';
import { leadFormPath } from '#contract/leads/lead-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { DayField, MessageField, SenderFields } from './lead-fields.tsx';
import { LeadForm } from './lead-form.tsx';
import { LeadWays } from './lead-ways.tsx';
import { ReadyMessages } from './ready-messages.tsx';

type Props = {
  readonly kind: SellerLeadKind;
  readonly listingId: number | undefined;
  /** Undefined until it is known. */
  readonly listing: ListingDetail | undefined;
  /** What the message asks, after what was written before. */
  readonly question?: string;
  readonly isOnItsPage?: boolean;
};

/** What a buyer writes to a car's seller: on a page of its own, and above the car's page. */
export function SellerLeadForm({ kind, listingId, listing, question = '', isOnItsPage = false }: Props) {
  const { t } = useLingui();
  const words = useSellerLeadWords();
  return (
    <LeadForm
      kind={kind}
      listingId={listingId}
      label={listing ? `${listing.label} ${listing.makeYear}` : t`Used car`}
      seller={listing?.sellerName ?? ''}
      ways={listing && <LeadWays car={listing} isOnItsPage={isOnItsPage} />}
      page={leadFormPath(kind, listingId)}
      question={question}
      next={
        listing?.mobileVerified === false ? (
          <Trans>We keep your message. The seller reads it once this ad is theirs here.</Trans>
        ) : null
      }
      button={words[kind].send}
    >
      {(view) => (
        <>
          {leadRule(kind).fields.includes('preferredOn') ? <DayField view={view} /> : null}
          <SenderFields view={view} hasEmail={kind === 'contact' && !isOnItsPage} />
          {listing === undefined ? null : <ReadyMessages view={view} listing={listing} />}
          <MessageField view={view} isNeeded={leadRule(kind).needsMessage === true} />
        </>
      )}
    </LeadForm>
  );
}
