import { Trans } from '@lingui/react/macro';
import { ArrowLeftRight, HandCoins, type IconNode, MessageSquareText, Percent, ShieldCheck } from 'lucide';
import type { ReactNode } from 'react';
import { sellerLeadIcons, useSellerLeadWords } from '#app/ui/seller-lead-words.ts';
import { sellerLeadKindOf } from '#contract/leads/lead.ts';
import type { QueuedCall } from '#offline/outbox/outbox.schema.ts';

/** The purpose of a queued call, as text. The endpoint may be unknown if a newer version queued it. */
export function CallPurpose({ call }: { readonly call: QueuedCall }): ReactNode {
  const words = useSellerLeadWords();
  switch (call.endpoint) {
    case 'saveLead':
      return words[sellerLeadKindOf(call.fields.kind)].purpose;
    case 'saveFinanceLead':
      return <Trans>Credit request</Trans>;
    case 'saveInsuranceLead':
      return <Trans>Insurance request</Trans>;
    case 'saveOutletLead':
      return <OutletPurpose kind={call.fields.kind} />;
    case 'saveTradeLead':
      return <Trans>Trade-in</Trans>;
    case 'saveWarrantyLead':
      return <Trans>Warranty request</Trans>;
    case 'saveWarrantyClaim':
      return <Trans>Warranty claim</Trans>;
    case 'saveOwnerReview':
      return <Trans>Review of a vehicle</Trans>;
    case 'changeLead':
      return <Trans>Note on a request</Trans>;
    case 'sendOffer':
      return <Trans>Offer to the seller</Trans>;
    case 'changeOffer':
      return <Trans>Answer to an offer</Trans>;
    case 'sendSupportMessage':
      return <Trans>Message to Lajur</Trans>;
    default:
      return <Trans>Request</Trans>;
  }
}

function OutletPurpose({ kind }: { readonly kind: string | undefined }): ReactNode {
  switch (kind) {
    case 'test-drive':
      return <Trans>Request for a test drive</Trans>;
    case 'quote':
      return <Trans>Request for a price</Trans>;
    case 'brochure':
      return <Trans>Request for a brochure</Trans>;
    default:
      return <Trans>Service appointment</Trans>;
  }
}

export function callIcon({ endpoint, fields }: QueuedCall): IconNode {
  switch (endpoint) {
    case 'saveLead':
      return sellerLeadIcons[sellerLeadKindOf(fields.kind)];
    case 'saveFinanceLead':
      return Percent;
    case 'saveInsuranceLead':
    case 'saveWarrantyLead':
    case 'saveWarrantyClaim':
      return ShieldCheck;
    case 'saveTradeLead':
      return ArrowLeftRight;
    case 'sendOffer':
    case 'changeOffer':
      return HandCoins;
    default:
      return MessageSquareText;
  }
}
