import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { noteSender } from '#app/data/account/sender.ts';
import { useKnownSender } from '#app/data/account/use-known-sender.ts';
import { useCallForm } from '#app/forms/use-call-form.tsx';
import { visitFieldsOf } from '#app/tracking/visit-fields.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field, FieldError } from '#app/ui/form/field.tsx';
import layouts from '#app/ui/layouts.module.css';
import texts from '#app/ui/texts.module.css';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { dayAfter, dayInJakarta } from '#contract/dates.ts';
import { bookingForm, mostNameLength } from '#contract/payments/booking-form.ts';
import { bookingPath, paymentPath } from '#contract/payments/booking-paths.ts';
import { visitDays } from '#contract/payments/order.ts';
import { BookedCar } from './booked-car.tsx';
import { NotBookable } from './booking-terms.tsx';
import { KnownBooking } from './known-booking.tsx';
import { Rupiah } from './order-texts.tsx';
import styles from './payments.module.css';

/** Name and day of the visit; then to the payment. */
export function BookingForm({ listingId }: { readonly listingId: string }) {
  return (
    <KnownBooking listingId={listingId}>
      {(booking, refresh) => <Form booking={booking} onRefused={refresh} />}
    </KnownBooking>
  );
}

type FormProps = {
  readonly booking: DataOf<'bookingTerms'>;
  /** Asks again: the car or its terms may have changed meanwhile. */
  onRefused(): void;
};

function Form({ booking, onRefused }: FormProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { name } = useKnownSender();
  // A repeated press is the same order, also while the payment page opens.
  const [clientId] = useState(() => crypto.randomUUID());
  const today = dayInJakarta(new Date());
  const { listing, terms, order } = booking;
  const { isBusy, fieldOf, messageOf, formProps, problem } = useCallForm({
    rules: bookingForm,
    offered: { name },
    async send(api, { name = '', visitOn }) {
      noteSender({ name });
      try {
        return await api.post('createOrder', {
          ...{ listingId: String(listing.id), name, clientId, termsVersion: terms.version },
          fee: String(terms.fee),
          ...(visitOn ? { visitOn } : {}),
          ...visitFieldsOf(),
        });
      } catch (cause) {
        onRefused();
        throw cause;
      }
    },
    onSent({ order: { payUrl, reference } }) {
      // The payment page is another site's. On return the state of the order is shown.
      if (payUrl === null) navigate(paymentPath(reference));
      else location.assign(payUrl);
    },
  });
  const refusal = messageOf('booking');

  if (order) {
    return (
      <ButtonLink isWide href={paymentPath(order.reference)}>
        <Trans>See the booking</Trans>
      </ButtonLink>
    );
  }
  if (booking.problem) return <NotBookable problem={booking.problem} slug={listing.slug} />;
  return (
    <form className={layouts.stack16} {...formProps}>
      <section className={classNames(layouts.raisedCard, styles.card)}>
        <BookedCar listing={listing} name={listing.label}>
          <p className={texts.note}>
            <Rupiah amount={booking.price} />
          </p>
        </BookedCar>
      </section>
      <Field
        label={t`Name for the visit`}
        autoComplete="name"
        maxLength={mostNameLength}
        {...fieldOf('name')}
      />
      <Field
        label={t`Day of the visit (optional)`}
        type="date"
        min={today}
        max={dayAfter(today, visitDays.last)}
        hint={<Trans>The seller confirms the time with you.</Trans>}
        {...fieldOf('visitOn')}
      />
      {refusal === undefined ? problem : <FieldError>{refusal}</FieldError>}
      <div className={layouts.stack8}>
        <Button isWide type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {/* One child: the button sets its children apart. */}
          <span>
            <Trans>
              Pay <Rupiah amount={terms.fee} />
            </Trans>
          </span>
        </Button>
        <ButtonLink isWide variant="text" href={bookingPath(listing.id)}>
          <Trans>Read the terms again</Trans>
        </ButtonLink>
      </div>
    </form>
  );
}
