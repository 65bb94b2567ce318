import { Plural, Trans } from '@lingui/react/macro';
import { Icon } from '#app/ui/icon/icon.tsx';
import { StepButton } from '#app/ui/link/step-link.tsx';
import { useWishlist } from './use-wishlist.tsx';

/** A link to the favourites on the offline page. */
export function FavouritesStep() {
  const { count, open, modal } = useWishlist();
  if (count === 0) return null;
  return (
    <>
      <StepButton
        onClick={open}
        icon={<Icon of="heart" />}
        title={<Plural value={count} one="Your # favourite" other="Your # favourites" />}
        note={<Trans>Saved on this device</Trans>}
      />
      {modal}
    </>
  );
}
