import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, X } from 'lucide';
import { ButtonLink } from '#app/ui/button.tsx';
import { EndingBadge } from '#app/ui/car/ending-badge.tsx';
import { RailCard } from '#app/ui/car/rail-card.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { IconButton } from '#app/ui/icon/icon-button.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Rail } from '#app/ui/rail.tsx';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { favouritesPath, savedSearchesPath } from '#contract/paths.ts';
import { isOver } from '#offline/listing/kept-card.ts';
import { remove } from './favourite-changes.ts';
import { OldPrice } from './old-price.tsx';
import { useFavourites } from './use-favourites.ts';
import { useFreshFavourites } from './use-fresh-favourites.ts';
import styles from './wishlist-modal.module.css';

export type WishlistModalProps = { readonly isOpen: boolean; onClose(): void };

/** The favourites from the device; works offline. */
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
          <Icon of="heart" size={24} />
          <p className={styles.emptyTitle}>
            <Trans>No favourites yet</Trans>
          </p>
          <p>
            <Trans>Tap the heart on a car. It stays on this device and opens even without a signal.</Trans>
          </p>
        </div>
      ) : (
        <Rail className={styles.cars}>
          {rows.map(({ id, card, priceWhenSaved }) => (
            <li key={id}>
              <RailCard
                car={card}
                sizes="152px"
                place={card.place}
                isOver={isOver(card)}
                target="_blank"
                oldPrice={<OldPrice card={card} before={priceWhenSaved} />}
                buttons={
                  <IconButton
                    look="floating"
                    label={t`Remove ${card.label} from favourites`}
                    icon={<Icon of={X} />}
                    onClick={() => void remove(id)}
                  />
                }
              >
                <EndingBadge card={card} />
                <span className="visually-hidden">
                  <Trans>(opens in a new tab)</Trans>
                </span>
              </RailCard>
            </li>
          ))}
        </Rail>
      )}
      <AppLink href={savedSearchesPath} className={styles.searches}>
        <Icon of={Bell} />
        <Trans>Saved searches</Trans>
      </AppLink>
    </Sheet>
  );
}
