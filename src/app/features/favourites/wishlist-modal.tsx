import { Trans, useLingui } from '@lingui/react/macro';
import { Heart, X } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { pathInLanguage } from '#contract/language.ts';
import { formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import type { KeptCard } from '#offline/kept-card.ts';
import { remove } from './favourites-store.ts';
import { useFavourites } from './use-favourites.ts';
import styles from './wishlist-modal.module.css';

export type WishlistModalProps = { readonly isOpen: boolean; onClose(): void };

/** The favourites side by side, from the device: they show without a connection too. */
export function WishlistModal({ isOpen, onClose }: WishlistModalProps) {
  const { t } = useLingui();
  const rows = useFavourites();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Favourites`} width="broad">
      {rows.length === 0 ? (
        <div className={styles.empty}>
          <Icon of={Heart} size={24} />
          <p className={styles.emptyTitle}>
            <Trans>No favourites yet</Trans>
          </p>
          <p>
            <Trans>Tap the heart on a car. It stays on this device and opens without a signal too.</Trans>
          </p>
        </div>
      ) : (
        // Focusable, so that the keyboard can scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable (WCAG 2.1.1)
        <section className={styles.slider} aria-label={t`Favourites`} tabIndex={0}>
          <ul className={styles.cards}>
            {rows.map(({ id, card }) => (
              <li key={id} className={styles.item}>
                <WishlistCard card={card} />
                <IconButton
                  look="floating"
                  className={styles.remove}
                  label={t`Remove ${card.label} from favourites`}
                  icon={<Icon of={X} />}
                  onClick={() => void remove(id)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  );
}

function WishlistCard({ card }: { readonly card: KeptCard }) {
  const language = useLanguage();
  return (
    // In a tab of its own (spec §2), so that the list on this page stays where it was.
    <a
      className={styles.card}
      href={pathInLanguage(listingPath(card.slug), language)}
      target="_blank"
      rel="noopener"
    >
      <Picture picture={card.coverImage} alt="" sizes="212px" className={styles.photo} />
      <span className={styles.words}>
        <span className={styles.price}>{formatPrice(card.price, language)}</span>
        <span className={styles.label}>{card.label}</span>
        <span className={styles.facts}>
          {card.makeYear} · {card.place}
        </span>
        <span className="visually-hidden">
          <Trans>(opens in a new tab)</Trans>
        </span>
      </span>
    </a>
  );
}
