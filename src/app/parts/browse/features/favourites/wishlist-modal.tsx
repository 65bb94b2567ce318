import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Heart, X } from 'lucide';
import { useFavourites } from '#app/parts/first/features/favourites/use-favourites.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { favouritesPath, savedSearchesPath } from '#contract/paths.ts';
import { remove } from './favourite-changes.ts';
import { RailFavourite } from './rail-favourite.tsx';
import { useFreshFavourites } from './use-fresh-favourites.ts';
import styles from './wishlist-modal.module.css';

export type WishlistModalProps = { readonly isOpen: boolean; onClose(): void };

/** The favourites side by side, from the device: also offline. */
export function WishlistModal({ isOpen, onClose }: WishlistModalProps) {
  const { t } = useLingui();
  const rows = useFavourites();
  useFreshFavourites(rows, isOpen);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Favourites`}
      width="broad"
      action={
        <ButtonLink href={favouritesPath} variant="text" size="dense">
          <Trans>See all</Trans>
        </ButtonLink>
      }
    >
      {rows.length === 0 ? (
        <div className={styles.empty}>
          <Icon of={Heart} size={24} />
          <p className={styles.emptyTitle}>
            <Trans>No favourites yet</Trans>
          </p>
          <p>
            <Trans>Tap the heart on a car. It stays on this device and opens even without a signal.</Trans>
          </p>
        </div>
      ) : (
        // Focusable, so that the keyboard can scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable (WCAG 2.1.1)
        <section className={styles.slider} aria-label={t`Favourites`} tabIndex={0}>
          <ul className={styles.cards}>
            {rows.map((row) => (
              <li key={row.id} className={styles.item}>
                <RailFavourite row={row} inNewTab />
                <IconButton
                  look="floating"
                  className={styles.remove}
                  label={t`Remove ${row.card.label} from favourites`}
                  icon={<Icon of={X} />}
                  onClick={() => void remove(row.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <AppLink href={savedSearchesPath} className={styles.searches}>
        <Icon of={Bell} />
        <Trans>Saved searches</Trans>
      </AppLink>
    </Sheet>
  );
}
