import { useLanguage } from '#app/i18n/use-language.ts';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import styles from './lead-car.module.css';

/** The car a form is about. */
export function LeadCar({ listing }: { readonly listing: ListingDetail }) {
  const language = useLanguage();
  const { coverImage, label, makeYear, place, price, slug } = listing;
  return (
    <AppLink href={listingPath(slug)} className={styles.car}>
      {coverImage ? <Picture picture={coverImage} alt="" most={320} className={styles.picture} /> : null}
      <span className={styles.words}>
        <span className={styles.name}>
          {label} {makeYear}
        </span>
        <span className={styles.note}>
          {formatPrice(price, language)} · {place}
        </span>
      </span>
    </AppLink>
  );
}
