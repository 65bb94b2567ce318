import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import { pathInLanguage } from '#contract/language.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import { formatPrice } from '#contract/money.ts';
import { listingPath } from '#contract/paths.ts';
import { isDemonstrationNumber } from '#contract/seller-number/demonstration-number.ts';
import { callUrl, formatMobile, whatsappUrl } from '#contract/seller-number/seller-number.ts';
import styles from './seller-number.module.css';
import type { ShownContact } from './use-seller-contact.ts';

type Props = {
  readonly listing: Pick<ListingDetail, 'label' | 'makeYear' | 'slug' | 'price'>;
  /** Replaces the message about the car. */
  readonly message: string | undefined;
  readonly contact: ShownContact;
};

/** The number, with links for a prefilled message and a call. */
export function SellerNumber({ listing, message, contact: { name, mobile, isWhatsapp } }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { label, makeYear: year, slug } = listing;
  const price = formatPrice(listing.price, language);
  const address = `${location.origin}${pathInLanguage(listingPath(slug), language)}`;
  const aboutCar = t`Hello ${name}, is your ${label} ${year} for ${price} on Lajur still available? ${address}`;
  return (
    <div className={classNames(layouts.raisedCard, styles.number)}>
      <p className={styles.digits} translate="no">
        {formatMobile(mobile)}
      </p>
      {isDemonstrationNumber(mobile) ? (
        <p className={texts.quiet}>
          <Trans>
            This seller is a demonstration: the number is not a real one. Messages, test drives and offers
            work as with a real one.
          </Trans>
        </p>
      ) : null}
      <div className={layouts.stack10}>
        {isWhatsapp ? (
          <ButtonLink href={whatsappUrl(mobile, message ?? aboutCar)} icon={<Icon of={MessageCircle} />}>
            <Trans>Chat on WhatsApp</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink
          href={callUrl(mobile)}
          variant={isWhatsapp ? 'secondary' : 'primary'}
          icon={<Icon of={Phone} />}
        >
          <Trans>Call</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
