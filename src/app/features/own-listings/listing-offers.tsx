import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { initialsOf } from '#app/ui/initials.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { myOfferPath } from '#contract/account/account-paths.ts';
import type { DashboardListing } from '#contract/listing/listing-activity.ts';
import { formatPercent, formatPrice } from '#contract/money.ts';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import type { OutboxRow } from '#offline/outbox/outbox.schema.ts';
import styles from './my-listing-card.module.css';

const offersPath = `${myOfferPath}#seller`;
/** An offer that ends so soon says until when. */
const soonMs = 2 * 86_400_000;

/** This account's offers that wait for an answer: those answered here, but not sent yet, do not. */
export function useOpenOffers(rows: readonly OutboxRow[]): readonly OfferView[] {
  const { state } = useAccountApi('bookingOffers', { role: 'seller' });
  if (state.kind !== 'known') return [];
  const answered = rows.flatMap(({ call, state: now }) =>
    now !== 'sent' && call?.endpoint === 'changeOffer' ? [call.fields.id] : [],
  );
  return state.data.items.filter(
    ({ id, status, expiresAt }) =>
      status === 'sent' && Date.parse(expiresAt) > Date.now() && !answered.includes(String(id)),
  );
}

type Props = {
  readonly listing: DashboardListing;
  readonly offers: readonly OfferView[];
  /** The offer to answer first. */
  readonly first: number | undefined;
};

/** The offers for a listing that wait for its seller. */
export function ListingOffers({ listing, offers, first }: Props) {
  if (offers.length === 0) return null;
  return (
    <section className={layouts.column10}>
      <div className={layouts.apart12}>
        <h3 className={texts.title}>
          <Trans>Offers</Trans>
          <span className="visually-hidden">: {listing.label}</span>
        </h3>
        <AppLink href={offersPath} className={layouts.actionInline}>
          <Trans>All offers</Trans>
        </AppLink>
      </div>
      <ul className={classNames(layouts.raisedCard, patterns.ruled)}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} isFirst={offer.id === first} />
        ))}
      </ul>
    </section>
  );
}

function OfferRow({ offer, isFirst }: { readonly offer: OfferView; readonly isFirst: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const momentText = useMomentText();
  const { amount, expiresAt, listing } = offer;
  const name = offer.other.name ?? t`Buyer`;
  const until = momentText(Date.parse(expiresAt));
  const isSoon = Date.parse(expiresAt) - Date.now() < soonMs;
  const price = formatPrice(amount, language);
  return (
    <li className={styles.offer}>
      <span className={classNames(tints.green, styles.initials)} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={styles.offerWords}>
        <p className={texts.leadLine}>
          <strong className={patterns.figures}>{price}</strong>{' '}
          <span className={texts.noteFigures}>
            {formatPercent(Math.round((100 * amount) / listing.price - 100), language)}
          </span>
        </p>
        <p className={texts.note}>{name}</p>
        <p className={isSoon ? styles.soon : texts.noteFigures}>
          <Trans>Answer before {until}</Trans>
        </p>
      </div>
      <ButtonLink variant={isFirst ? 'primary' : 'secondary'} size="dense" href={offersPath}>
        <Trans>Answer</Trans>
        <span className="visually-hidden">: {price}</span>
      </ButtonLink>
    </li>
  );
}
