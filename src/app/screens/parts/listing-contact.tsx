import { useEffect } from 'react';
import { SignInForm } from '#app/features/account/sign-in-form.tsx';
import { ContactSheet } from '#app/features/contact/contact-sheet.tsx';
import { LeadLinks } from '#app/features/leads/lead-links.tsx';
import { noteSlidIn } from '#app/features/leads/slide-in-memory.ts';
import type { ContactSheetProps } from '#app/features/listing/use-contact.tsx';

/** The seller's number, with the ways to it: proving one's own, or asking in writing. */
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
