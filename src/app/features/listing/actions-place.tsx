import { useDeviceHolds } from '#app/data/device/use-device-holds.ts';
import { HydrateOnTouch } from '#app/ui/part/hydrate-on-touch.tsx';
import { hydratedLater } from '#app/ui/part/hydrated-later.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { OpenSheet } from './contact-actions.tsx';

const ContactActions = hydratedLater(
  'browse',
  async () => (await import('./contact-actions.tsx')).ContactActions,
);

type Props = {
  /** Unique on the page. */
  readonly id: string;
  readonly listing: ListingDetail;
  readonly onOpen: OpenSheet;
  readonly isColumn?: boolean;
  /** Prefetches what `onOpen` shows. */
  prepareSheets(): Promise<void>;
};

/**
 * A visitor's actions on a car. The code is loaded on interaction; only a device that may own the listing
 * loads it eagerly.
 */
export function ActionsPlace({ id, listing, onOpen, isColumn, prepareSheets }: Props) {
  const isPersonal = useDeviceHolds(['account', 'outbox', 'accountAnswers']);
  return (
    <HydrateOnTouch
      id={id}
      of={listing}
      prepare={() => Promise.all([ContactActions.prepare(), prepareSheets()])}
      isEager={isPersonal}
    >
      <ContactActions listing={listing} onOpen={onOpen} {...(isColumn && { isColumn })} />
    </HydrateOnTouch>
  );
}
