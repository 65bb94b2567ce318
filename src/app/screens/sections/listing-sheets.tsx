import { Suspense, useEffect, useState } from 'react';
import { LazySignInSheet } from '#app/features/account/lazy-sign-in-sheet.tsx';
import { SignInForm } from '#app/features/account/sign-in-form.tsx';
import { CarWays } from '#app/features/leads/car-ways.tsx';
import { LeadSheet } from '#app/features/leads/lead-sheet.tsx';
import { noteSlidIn } from '#app/features/leads/slide-in-memory.ts';
import { ContactActions, type DetailSheet, type OpenSheet } from '#app/features/listing/contact-actions.tsx';
import { OfferSheet, type SignInSlot } from '#app/features/offers/offer-sheet.tsx';
import { ContactSheet } from '#app/features/seller-number/contact-sheet.tsx';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { sellerLeadKinds } from '#contract/leads/lead.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';

export type ListingSheetsProps = {
  readonly listing: ListingDetail;
  readonly open: DetailSheet | undefined;
  /** What a message begins with. */
  readonly question: string;
  readonly onOpen: OpenSheet;
  onClose(): void;
};

const PriceEvidence = lazyPart(
  'car',
  async () => (await import('#app/features/listing/price-evidence.tsx')).PriceEvidence,
);

const signIn: SignInSlot = (props) => <LazySignInSheet {...props} mobile={undefined} />;

/** The sheets of a car's page: the seller's number, an offer, the evidence of its price, a message, a test drive. */
export function ListingSheets({ listing, open, question, onOpen, onClose: close }: ListingSheetsProps) {
  const [hadEvidence, setHadEvidence] = useState(false);
  if (open === 'price' && !hadEvidence) setHadEvidence(true);
  useEffect(() => {
    if (open === 'number' || open === 'contact') noteSlidIn();
  }, [open]);
  return (
    <>
      <ContactSheet
        listing={listing}
        isOpen={open === 'number'}
        onClose={close}
        signIn={<SignInForm onSignedIn={() => undefined} />}
        others={<CarWays listing={listing} />}
      />
      {listing.mobileVerified && listing.status !== 'sold' ? (
        <OfferSheet listing={listing} isOpen={open === 'offer'} onClose={close} signIn={signIn} />
      ) : null}
      {sellerLeadKinds.map((kind) => (
        <LeadSheet
          key={kind}
          kind={kind}
          listing={listing}
          question={question}
          isOpen={open === kind}
          onClose={close}
        />
      ))}
      {listing.market === null || !hadEvidence ? null : (
        <Suspense>
          <PriceEvidence
            listing={listing}
            market={listing.market}
            isOpen={open === 'price'}
            onClose={close}
            actions={<ContactActions listing={listing} onOpen={onOpen} />}
          />
        </Suspense>
      )}
    </>
  );
}
