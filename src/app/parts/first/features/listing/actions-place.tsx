import type { DetailSheet } from '#app/parts/browse/features/listing/contact-actions.tsx';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';

const ContactActions = hydratedLater(
  'browse',
  async () => (await import('#app/parts/browse/features/listing/contact-actions.tsx')).ContactActions,
);

type Props = {
  /** Unique in the page. */
  readonly id: string;
  readonly listing: ListingDetail;
  onOpen(sheet: DetailSheet): void;
};

/** What a visitor may do about a car: other actions where it is the visitor's own, which only the device knows. */
export function ActionsPlace({ id, listing, onOpen }: Props) {
  return (
    <HydrateOnTouch id={id} of={listing} prepare={ContactActions.prepare} isPersonal>
      <ContactActions listing={listing} onOpen={onOpen} />
    </HydrateOnTouch>
  );
}
