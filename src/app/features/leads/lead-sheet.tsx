import layouts from '#app/ui/layouts.module.css';
import { useSellerLeadWords } from '#app/ui/seller-lead-words.ts';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import texts from '#app/ui/texts.module.css';
import type { SellerLeadKind } from '#contract/leads/lead.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { SellerLeadForm } from './seller-lead-form.tsx';

type Props = {
  readonly kind: SellerLeadKind;
  readonly listing: ListingDetail;
  /** What a message begins with; empty if the buyer did not ask anything yet. */
  readonly question: string;
  readonly isOpen: boolean;
  onClose(): void;
};

/** A message to a car's seller, or a request to see the car, above its page. */
export function LeadSheet({ kind, listing, question, isOpen, onClose }: Props) {
  const words = useSellerLeadWords();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words[kind].ask}>
      <div className={layouts.stack16}>
        <p className={texts.quiet}>
          {listing.label} {listing.makeYear}
        </p>
        <SellerLeadForm key={question} {...{ kind, listing, question }} listingId={listing.id} isOnItsPage />
      </div>
    </Sheet>
  );
}
