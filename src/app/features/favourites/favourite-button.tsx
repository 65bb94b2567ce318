import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { track } from '#app/tracking/track.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { tick } from '#app/ui/motion-wish.ts';
import { lazyPart } from '#app/ui/part/lazy-part.tsx';
import type { ListingCard } from '#contract/listing/listing.ts';
import styles from './favourite-button.module.css';
import type { FavouriteProblem } from './favourite-problem.tsx';
import { favouriteRows } from './favourites-store.ts';
import { useIsFavourite } from './use-favourites.ts';

const FavouriteProblemSheet = lazyPart(
  'browse',
  async () => (await import('./favourite-problem.tsx')).FavouriteProblemSheet,
);

/** The heart button on a car. It fills immediately; the write to the device follows. */
export function FavouriteButton({ card }: { readonly card: ListingCard }) {
  const { t } = useLingui();
  const isPressed = useIsFavourite(card.id);
  const [problem, setProblem] = useState<FavouriteProblem>();

  /** Only a heart pressed in this session is animated. */
  const [wasPressed, setWasPressed] = useState(false);

  async function press() {
    setWasPressed(true);
    tick();
    const result = await favouriteRows.toggle(card);
    if (result.kind === 'added') track({ name: 'favourite_added', listingId: card.id });
    else if (result.kind === 'removed') track({ name: 'favourite_removed', listingId: card.id });
    else {
      if (result.kind === 'limit-reached') track({ name: 'favourite_limit_reached' });
      setProblem(result.kind === 'failed' ? result.failure : result.kind);
    }
  }

  return (
    <>
      <IconButton
        look="floating"
        // The label stays constant and the pressed state changes: a pressed "Remove" would mean the opposite.
        label={t`Favourite: ${card.label}`}
        aria-pressed={isPressed}
        data-pressed={wasPressed ? '' : undefined}
        className={styles.heart}
        icon={<Icon of="heart" />}
        onClick={() => void press()}
      />
      {problem === undefined ? null : (
        <Suspense>
          <FavouriteProblemSheet problem={problem} onClose={() => setProblem(undefined)} />
        </Suspense>
      )}
    </>
  );
}
