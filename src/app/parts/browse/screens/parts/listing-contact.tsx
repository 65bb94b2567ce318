import { useEffect } from 'react';
import { SignInForm } from '#app/parts/browse/features/account/sign-in-form.tsx';
import { LeadLinks } from '#app/parts/browse/features/leads/lead-links.tsx';
import { noteSlidIn } from '#app/parts/browse/features/leads/slide-in-memory.ts';
import { ContactSheet } from '#app/parts/browse/features/seller-number/contact-sheet.tsx';
import type { ContactSheetProps } from '#app/parts/first/features/listing/use-contact.tsx';

/** The seller's number: signing in for it, or writing instead. */
export function ListingContact(props: ContactSheetProps) {
  const { isOpen } = props;
  useEffect(() => {
    if (isOpen) noteSlidIn();
  }, [isOpen]);
  return (
    <ContactSheet
      {...props}
      signIn={<SignInForm onSignedIn={() => undefined} />}
      others={<LeadLinks listing={props.listing} />}
    />
  );
}
