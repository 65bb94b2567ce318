import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { preloadSheet } from '#app/ui/sheet/sheet.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';

export type ContactSheetProps = {
  readonly listing: ListingDetail;
  readonly isOpen: boolean;
  onClose(): void;
};

export type Contact = {
  /** Shows the seller's number, or why it is locked. */
  open(): void;
  /** Fetches what is said ahead of its opening. */
  preload(): void;
  /** To be rendered once, beside what opens it. */
  readonly sheet: ReactNode;
};

/**
 * The way to the seller.
 * @param Sheet what is opened, its code with its first opening
 * @param load fetches that code
 */
export function useContact(
  listing: ListingDetail,
  Sheet: ComponentType<ContactSheetProps>,
  load: () => Promise<unknown>,
): Contact {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return {
    open: () => setState('open'),
    preload() {
      preloadSheet();
      // Tried again when it is opened.
      load().catch(() => undefined);
    },
    sheet:
      state === 'unused' ? null : (
        <Suspense>
          <Sheet listing={listing} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      ),
  };
}
