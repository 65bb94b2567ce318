import { useEffect } from 'react';
import { LazySignInSheet } from '#app/features/account/lazy-sign-in-sheet.tsx';
import { SignInForm } from '#app/features/account/sign-in-form.tsx';
import { LeadLinks } from '#app/features/leads/lead-links.tsx';
import { noteSlidIn } from '#app/features/leads/slide-in-memory.ts';
import { ContactActions, type DetailSheet } from '#app/features/listing/contact-actions.tsx';
import { PriceEvidence } from '#app/features/listing/price-evidence.tsx';
import { OfferSheet, type SignInSlot } from '#app/features/offers/offer-sheet.tsx';
import { ContactSheet } from '#app/features/seller-number/contact-sheet.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';

export type ListingSheetsProps = {
  readonly listing: ListingDetail;
  readonly open: DetailSheet | undefined;
  /** Opens another sheet, or closes it. */
  onOpen(sheet: DetailSheet | undefined): void;
};

const signIn: SignInSlot = (props) => <LazySignInSheet {...props} mobile={undefined} />;

/** The sheets of a car's page: the seller's number, an offer, the evidence of its price. */
export function ListingSheets({ listing, open, onOpen }: ListingSheetsProps) {
  useEffect(() => {
    if (open === 'number') noteSlidIn();
  }, [open]);
  const close = () => onOpen(undefined);
  return (
    <>
      <ContactSheet
        listing={listing}
        isOpen={open === 'number'}
        onClose={close}
        signIn={<SignInForm onSignedIn={() => undefined} />}
        others={<LeadLinks listing={listing} isInSheet />}
      />
      {listing.mobileVerified && listing.status !== 'sold' ? (
        <OfferSheet listing={listing} isOpen={open === 'offer'} onClose={close} signIn={signIn} />
      ) : null}
      {listing.market === null ? null : (
        <PriceEvidence
          listing={listing}
          market={listing.market}
          isOpen={open === 'price'}
          onClose={close}
          actions={<ContactActions listing={listing} onOpen={onOpen} />}
        />
      )}
    </>
  );
}
