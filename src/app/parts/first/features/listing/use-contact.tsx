import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { preloadSheet } from '#app/ui/sheet/sheet.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';

export type ContactSheetProps = {
  readonly listing: ListingDetail;
  readonly isOpen: boolean;
  onClose(): void;
};

export type Contact = {
  /** Opens the seller's number, or why it is locked. */
  open(): void;
  /** Prefetches the sheet's code. */
  preload(): void;
  /** Render it once, beside the button. */
  readonly sheet: ReactNode;
};

/**
 * Contacting the seller.
 * @param Sheet the sheet, its code loaded with its first opening
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
      // Retried when it is opened.
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
