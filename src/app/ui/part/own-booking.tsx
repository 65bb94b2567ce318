import { Suspense } from 'react';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';

const Loaded = lazyPart(
  'payments',
  async () => (await import('#app/features/payments/own-booking.tsx')).OwnBooking,
);

/** The reader's own booking of a car; nothing until it is known that there is one. */
export function OwnBooking({ listingId }: { readonly listingId: number }) {
  return (
    <Suspense fallback={null}>
      <Loaded listingId={listingId} />
    </Suspense>
  );
}
