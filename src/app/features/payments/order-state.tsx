import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, FileText } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { useAccountCall } from '#app/data/account/use-account-call.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { Answered, Waiting } from '#app/ui/state/answered.tsx';
import { BlankState } from '#app/ui/state/blank-state.tsx';
import { CallProblem } from '#app/ui/state/call-problem.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { dealerPath } from '#contract/dealer-pages/dealer-page-paths.ts';
import { paymentsPath } from '#contract/payments/booking-paths.ts';
import type { OrderView } from '#contract/payments/payment.schema.ts';
import { receiptPath } from '#contract/payments/payment-paths.ts';
import { BookedCar } from './booked-car.tsx';
import { OrderSeller } from './order-seller.tsx';
import { EventName, OrderBadge, Rupiah, Sum } from './order-texts.tsx';
import styles from './payments.module.css';

/** While the payment provider has the word, the state is asked for this often, in milliseconds. */
const askEveryMs = 5000;

type Action = OrderView['actions'][number];

/** One booking order: its state, what can be done, its steps and its receipt. */
export function OrderState({ reference }: { readonly reference: string }) {
  const { state, refresh } = useAccountApi('paymentDetail', { id: reference });
  const status = state.kind === 'known' ? state.data.order.status : undefined;
  const isWaiting = status === 'created' || status === 'pending' || status === 'refunding';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, refresh]);
  return (
    <Answered
      state={state}
      guest={<Trans>Sign in to see your booking</Trans>}
      absent={<Trans>This booking is not on this device yet</Trans>}
      waiting={<Waiting height="260px" />}
      refused={(message) => (
        <BlankState
          icon={CircleAlert}
          title={<Trans>This booking cannot be shown</Trans>}
          actions={
            <ButtonLink href={paymentsPath}>
              <Trans>My bookings</Trans>
            </ButtonLink>
          }
        >
          {message} <Trans>Check the address, and which number you are signed in with.</Trans>
        </BlankState>
      )}
      onAgain={refresh}
    >
      {({ order }) => <Known order={order} onChanged={refresh} />}
    </Answered>
  );
}

function Known({ order, onChanged }: { readonly order: OrderView; onChanged(): void }) {
  const language = useLanguage();
  const momentText = useMomentText();
  const { reference, status, fee, price, events, payUrl } = order;
  const isPaid = events.some(({ action }) => action === 'pay');
  return (
    <div className={layouts.stack16}>
      <section className={classNames(layouts.raisedCard, styles.card)}>
        <BookedCar listing={order.listing} name={order.car}>
          <OrderBadge status={status} />
        </BookedCar>
        <p
          className={classNames(
            styles.note,
            status === 'held' || status === 'released' ? tints.green : tints.amber,
          )}
        >
          <Standing order={order} />
        </p>
        <dl className={layouts.stack8}>
          <Sum name={<Trans>Booking fee</Trans>} isStrong>
            <Rupiah amount={fee} />
          </Sum>
          <Sum name={<Trans>Agreed price</Trans>}>
            <Rupiah amount={price} />
          </Sum>
          <Sum name={<Trans>Number</Trans>}>
            <span translate="no">{reference}</span>
          </Sum>
        </dl>
      </section>
      {order.seller ? (
        <section className={classNames(layouts.raisedCard, styles.card)}>
          <OrderSeller order={order} />
        </section>
      ) : null}
      {payUrl === null ? null : (
        <ButtonLink isWide href={payUrl}>
          <Trans>To the payment</Trans>
        </ButtonLink>
      )}
      {order.dealerToRate === undefined ? null : (
        <ButtonLink isWide variant="secondary" href={`${dealerPath(order.dealerToRate)}#penilaian`}>
          <Trans>Rate the dealer</Trans>
        </ButtonLink>
      )}
      <Actions order={order} onChanged={onChanged} />
      {isPaid ? (
        // Not an `AppLink`: the target is a file, not a page of the app.
        <a
          href={receiptPath(reference, language)}
          type="application/pdf"
          className={buttonClass({ variant: 'secondary', isWide: true })}
        >
          <Icon of={FileText} size={18} />
          <Trans>Receipt (PDF)</Trans>
        </a>
      ) : null}
      {events.length === 0 ? null : (
        <section className={classNames(layouts.raisedCard, styles.card)}>
          <h2 className={texts.title}>
            <Trans>What happened</Trans>
          </h2>
          <ol className={layouts.stack8}>
            {events.map(({ action, createdAt }) => (
              <li key={action} className={patterns.apartBaseline}>
                <span>
                  <EventName action={action} />
                </span>
                <time className={texts.note} dateTime={createdAt}>
                  {momentText(Date.parse(createdAt))}
                </time>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** The state in a sentence: what has happened to the money, and what comes next. */
function Standing({ order }: { readonly order: OrderView }): ReactNode {
  const momentText = useMomentText();
  const until = order.heldUntil === null ? '' : momentText(Date.parse(order.heldUntil));
  const payBy = momentText(Date.parse(order.payBy));
  switch (order.status) {
    case 'created':
      return <Trans>The payment page is being prepared. Nothing has been charged.</Trans>;
    case 'pending':
      return <Trans>Pay until {payBy}. If you have just paid, it shows here in a moment.</Trans>;
    case 'paid':
    case 'held':
      return (
        <Trans>The car is kept for you until {until}. Meet the seller, check the car and its papers.</Trans>
      );
    case 'released':
      return (
        <Trans>
          You have confirmed that you have the car. The fee went to the seller as part of the price.
        </Trans>
      );
    case 'refunding':
      return (
        <Trans>The booking has ended. The whole fee is on its way back to you, as you have paid it.</Trans>
      );
    case 'refunded':
      return (
        <Trans>The whole fee has been returned. With some banks it takes a few days until you see it.</Trans>
      );
    case 'failed':
      return (
        <Trans>The payment was cancelled. If money was taken after all, it is refunded automatically.</Trans>
      );
    case 'expired':
      return (
        <Trans>The time to pay is over. If money was taken after all, it is refunded automatically.</Trans>
      );
  }
}

function Actions({ order, onChanged }: { readonly order: OrderView; onChanged(): void }) {
  const { t } = useLingui();
  const { isBusy, failure, run } = useAccountCall();
  const [action, setAction] = useState<Action>();
  const [isOpen, setIsOpen] = useState(false);
  const names = {
    cancel: t`Cancel the booking`,
    refund: t`Cancel the booking and get the fee back`,
    release: t`I have the car`,
  } as const;

  async function change(chosen: Action): Promise<void> {
    setIsOpen(false);
    await run((api) => api.post('changeOrder', { id: order.reference, action: chosen }));
    onChanged();
  }

  return (
    <div className={layouts.stack8}>
      {order.actions.map((each) => (
        <Button
          key={each}
          isWide
          variant={each === 'release' ? 'primary' : 'text'}
          aria-haspopup="dialog"
          aria-disabled={isBusy}
          onClick={() => {
            setAction(each);
            setIsOpen(true);
          }}
        >
          {names[each]}
        </Button>
      ))}
      <CallProblem failure={failure} />
      {action === undefined ? null : (
        <Sheet
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title={names[action]}
          footer={
            <Button isWide aria-disabled={isBusy} onClick={() => void change(action)}>
              {action === 'release' ? <Trans>Yes, the car is mine</Trans> : <Trans>Yes, cancel</Trans>}
            </Button>
          }
        >
          <p>
            {action === 'release' ? (
              <Trans>
                The fee then goes to the seller, and cannot come back. Confirm only when you have the car.
              </Trans>
            ) : action === 'refund' ? (
              <Trans>The car is for sale again, and the whole fee comes back to you.</Trans>
            ) : (
              <Trans>The car is for sale again. Nothing has been charged.</Trans>
            )}
          </p>
        </Sheet>
      )}
    </div>
  );
}
