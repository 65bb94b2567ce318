import { Plural, Trans } from '@lingui/react/macro';
import { BadgeCheck, CalendarClock, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { listingPath } from '#contract/paths.ts';
import { bookingPath, paymentPath } from '#contract/payments/booking-paths.ts';
import type { BookingProblem } from '#contract/payments/payment.schema.ts';
import { BookedCar } from './booked-car.tsx';
import { KnownBooking } from './known-booking.tsx';
import { Rupiah, Sum } from './order-texts.tsx';
import styles from './payments.module.css';

/** What booking a listing costs and promises, and the way on. */
export function BookingTerms({ listingId }: { readonly listingId: string }) {
  return <KnownBooking listingId={listingId}>{(booking) => <Terms booking={booking} />}</KnownBooking>;
}

function Terms({ booking }: { readonly booking: DataOf<'bookingTerms'> }) {
  const { listing, terms, price, problem, order } = booking;
  const { holdDays, payMinutes } = terms;
  return (
    <div className={layouts.stack16}>
      <section className={classNames(layouts.raisedCard, styles.card)}>
        <BookedCar listing={listing} name={listing.label}>
          <p className={texts.priceFigures}>
            <Rupiah amount={price} />
          </p>
        </BookedCar>
        {problem ? null : <Sums fee={terms.fee} price={price} />}
      </section>
      {problem ? null : <Rules holdDays={holdDays} />}
      {order ? (
        <div className={layouts.stack8}>
          <p className={classNames(tints.amber, styles.note)}>
            <Trans>You have already begun to book this car.</Trans>
          </p>
          <ButtonLink isWide href={paymentPath(order.reference)}>
            <Trans>See the booking</Trans>
          </ButtonLink>
        </div>
      ) : problem ? (
        <NotBookable problem={problem} slug={listing.slug} />
      ) : (
        <div className={layouts.stack8}>
          <ButtonLink isWide href={bookingPath(listing.id, 'form')}>
            <Trans>Continue</Trans>
          </ButtonLink>
          <p className={texts.note}>
            <Plural
              value={payMinutes}
              one="You then have # minute to pay."
              other="You then have # minutes to pay."
            />
          </p>
        </div>
      )}
    </div>
  );
}

function Sums({ fee, price }: { readonly fee: number; readonly price: number }) {
  return (
    <dl className={layouts.stack8}>
      <Sum name={<Trans>Pay now</Trans>} isStrong>
        <Rupiah amount={fee} />
      </Sum>
      <Sum name={<Trans>Pay the seller at the car</Trans>}>
        <Rupiah amount={price - fee} />
      </Sum>
    </dl>
  );
}

/** What happens with the car and the fee. */
function Rules({ holdDays }: { readonly holdDays: number }) {
  return (
    <ul className={layouts.stack12}>
      <Rule icon={CalendarClock}>
        <Plural
          value={holdDays}
          one="The car is kept for you for # day. Nobody else can book it."
          other="The car is kept for you for # days. Nobody else can book it."
        />
      </Rule>
      <Rule icon={BadgeCheck}>
        <Trans>
          The fee is part of the price. We keep it until you say that you have the car; only then does the
          seller get it.
        </Trans>
      </Rule>
      <Rule icon={Undo2}>
        <Trans>
          You change your mind, the seller does, or the days run out: the whole fee comes back to you.
        </Trans>
      </Rule>
    </ul>
  );
}

function Rule({
  icon,
  children,
}: {
  readonly icon: Parameters<typeof Icon>[0]['of'];
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.rule}>
      <Icon of={icon} size={20} className={texts.green} />
      <span>{children}</span>
    </li>
  );
}

type NotBookableProps = { readonly problem: BookingProblem; readonly slug: string };

/** Why the car cannot be booked, and the way back to it. */
export function NotBookable({ problem, slug }: NotBookableProps) {
  return (
    <div className={layouts.stack8}>
      <p role="status" className={classNames(tints.amber, styles.note)}>
        <ProblemText problem={problem} />
      </p>
      <ButtonLink isWide variant="secondary" href={listingPath(slug)}>
        <Trans>Back to the car</Trans>
      </ButtonLink>
    </div>
  );
}

function ProblemText({ problem }: Pick<NotBookableProps, 'problem'>): ReactNode {
  switch (problem) {
    case 'not_offered':
      return <Trans>This car is no longer for sale.</Trans>;
    case 'own_car':
      return <Trans>This is your own car.</Trans>;
    case 'reserved':
      return <Trans>Another buyer has booked this car. If they do not take it, it is for sale again.</Trans>;
    case 'no_agreement':
      return (
        <Trans>
          The seller has not agreed on a price with you yet. Make an offer on the car’s page first.
        </Trans>
      );
    case 'no_payment':
      return (
        <Trans>
          Booking with a payment is not available yet. Agree with the seller on a day to see the car.
        </Trans>
      );
  }
}
