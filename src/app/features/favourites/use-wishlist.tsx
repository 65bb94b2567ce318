import { type ReactNode, Suspense, useState } from 'react';
import { track } from '#app/tracking/track.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import { favouriteRows } from './favourites-store.ts';
import { useFavourites } from './use-favourites.ts';

const WishlistModal = lazyPart('browse', async () => (await import('./wishlist-modal.tsx')).WishlistModal);

type Wishlist = {
  readonly count: number;
  /** Opens the modal once the favourites have been read (docs/product.md#what-a-device-keeps-for-a-buyer). */
  open(): void;
  /** Prefetches the modal's code. */
  preload(): void;
  /** To be rendered next to the button. */
  readonly modal: ReactNode;
};

/** State of a favourites button: their number, and the modal that shows them. */
export function useWishlist(): Wishlist {
  const count = useFavourites().length;
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return {
    count,
    open() {
      void Promise.all([favouriteRows.read(), WishlistModal.preload()]).then(() => {
        setState('open');
        track({ name: 'wishlist_opened', count });
      });
    },
    preload: WishlistModal.preload,
    modal:
      state === 'unused' ? null : (
        <Suspense>
          <WishlistModal
            isOpen={state === 'open'}
            onClose={() => {
              setState('closed');
              track({ name: 'wishlist_closed', count });
            }}
          />
        </Suspense>
      ),
  };
}
