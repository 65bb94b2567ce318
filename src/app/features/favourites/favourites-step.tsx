import { Plural, Trans } from '@lingui/react/macro';
import { ChevronRight, Heart } from 'lucide';
import { Icon } from '#app/ui/icon.tsx';
import styles from '#app/ui/step-link.module.css';
import { useWishlist } from './use-wishlist.tsx';

/** On the offline page: the favourites, which open without a connection. Looks like a `StepLink`. */
export function FavouritesStep() {
  const { count, open, modal } = useWishlist();
  if (count === 0) return null;
  return (
    <>
      <button type="button" className={styles.step} onClick={open}>
        <span className={styles.icon}>
          <Icon of={Heart} />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>
            <Plural value={count} one="Your # favourite" other="Your # favourites" />
          </span>
          <span className={styles.note}>
            <Trans>Saved on this device</Trans>
          </span>
        </span>
        <Icon of={ChevronRight} />
      </button>
      {modal}
    </>
  );
}
