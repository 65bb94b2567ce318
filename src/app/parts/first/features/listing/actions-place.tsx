import { useDeviceHolds } from '#app/data/device/use-device-holds.ts';
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
  /** Loads what `onOpen` shows. */
  prepareSheets(): Promise<void>;
};

/** What a visitor may do about a car. Only a device that may know it as the visitor's own fetches their code unasked. */
export function ActionsPlace({ id, listing, onOpen, prepareSheets }: Props) {
  const isPersonal = useDeviceHolds(['account', 'outbox', 'accountAnswers']);
  return (
    <HydrateOnTouch
      id={id}
      of={listing}
      prepare={() => Promise.all([ContactActions.prepare(), prepareSheets()])}
      isEager={isPersonal}
    >
      <ContactActions listing={listing} onOpen={onOpen} />
    </HydrateOnTouch>
  );
}
