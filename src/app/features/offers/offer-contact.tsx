import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone, ShieldCheck } from 'lucide';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import tints from '#app/ui/tints.module.css';
import { formatPrice } from '#contract/money.ts';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import { isDemonstrationNumber } from '#contract/seller-number/demonstration-number.ts';
import { callUrl, formatMobile, whatsappUrl } from '#contract/seller-number/seller-number.ts';
import styles from './offer-card.module.css';

/** For an accepted offer: the end of the reservation, unless a booking says it, the other party's number, and advice. */
export function OfferContact({ offer }: { readonly offer: OfferView }) {
  const { t } = useLingui();
  const language = useLanguage();
  const momentText = useMomentText();
  const { other, role, listing, reservedUntil, order } = offer;
  const isBooked = order?.status === 'held' || order?.status === 'released';
  const until = reservedUntil === null ? '' : momentText(Date.parse(reservedUntil));
  const amount = formatPrice(offer.amount, language);
  const car = listing.label;
  const message = t`Hello, about the ${car} we agreed on for ${amount} on Lajur. When can we meet?`;
  return (
    <div
      className={classNames(reservedUntil === null && !isBooked ? tints.neutral : tints.green, styles.agreed)}
    >
      <p>
        {isBooked && listing.status !== 'sold' ? (
          <Trans>You have agreed on {amount}.</Trans>
        ) : listing.status === 'sold' ? (
          <Trans>The car is sold.</Trans>
        ) : reservedUntil === null ? (
          role === 'buyer' ? (
            <Trans>
              The 48 hours are over and the car is for sale again. If you still want it, call the seller.
            </Trans>
          ) : (
            <Trans>
              The 48 hours are over and the car is for sale again. You can still agree with this buyer, or
              accept another offer.
            </Trans>
          )
        ) : role === 'buyer' ? (
          <Trans>The car is kept for you until {until}.</Trans>
        ) : (
          <Trans>The car is kept for the buyer until {until}.</Trans>
        )}
      </p>
      {other.mobile === null ? null : (
        <div className={layouts.wrap8}>
          {other.isWhatsapp ? (
            <AppLink className={styles.way} href={whatsappUrl(other.mobile, message)}>
              <Icon of={MessageCircle} size={18} />
              <Trans>WhatsApp</Trans>
            </AppLink>
          ) : null}
          <AppLink className={styles.way} href={callUrl(other.mobile)} translate="no">
            <Icon of={Phone} size={18} />
            {formatMobile(other.mobile)}
          </AppLink>
        </div>
      )}
      {other.mobile !== null && isDemonstrationNumber(other.mobile) ? (
        <p>
          {role === 'buyer' ? (
            <Trans>This seller is a demonstration: the number is not a real one.</Trans>
          ) : (
            <Trans>This buyer is a demonstration: the number is not a real one.</Trans>
          )}
        </p>
      ) : null}
      {listing.status === 'sold' ? null : (
        <p className={patterns.beside8}>
          <Icon of={ShieldCheck} size={18} />
          <Advice offer={offer} />
        </p>
      )}
    </div>
  );
}

function Advice({ offer: { role, bookingFee, order } }: { readonly offer: OfferView }) {
  const language = useLanguage();
  if (role === 'seller')
    return (
      <Trans>
        Meet where you feel safe, and hand over car and BPKB only when your own bank account shows the money.
      </Trans>
    );
  const paid = bookingFee ?? order?.fee;
  if (paid === undefined)
    return <Trans>Meet at the car, check its papers, and pay the seller nothing before that.</Trans>;
  const fee = formatPrice(paid, language);
  return (
    <Trans>
      Meet at the car, check its papers, and pay the seller nothing before that. The booking fee of {fee} is
      paid on Lajur’s own page alone, and comes back to you if you do not take the car.
    </Trans>
  );
}
