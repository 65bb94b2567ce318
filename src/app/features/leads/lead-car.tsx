import { useLanguage } from '#app/i18n/use-language.ts';
import { CarPicture } from '#app/ui/car/car-picture.tsx';
import { classNames } from '#app/ui/class-names.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import texts from '#app/ui/texts.module.css';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import styles from './lead-car.module.css';

/** The car a form is about. */
export function LeadCar({ listing }: { readonly listing: ListingDetail }) {
  const language = useLanguage();
  const { label, makeYear, place, price, slug } = listing;
  return (
    <AppLink href={listingPath(slug)} className={classNames(layouts.card, styles.car)}>
      <CarPicture car={listing} most={320} className={styles.picture} />
      <span className={styles.words}>
        <span className={texts.lead}>
          {label} {makeYear}
        </span>
        <span className={texts.quietFigures}>
          {formatPrice(price, language)} · {place}
        </span>
      </span>
    </AppLink>
  );
}
