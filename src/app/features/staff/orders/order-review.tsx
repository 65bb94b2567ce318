import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { ChangeProblem } from '#app/features/staff/change-problem.tsx';
import { numberPath, ordersPath, reviewedPath } from '#app/features/staff/review-address.ts';
import styles from '#app/features/staff/staff.module.css';
import { StaffState } from '#app/features/staff/staff-state.tsx';
import { TrailEntries } from '#app/features/staff/trail-entries.tsx';
import { useStaffApi } from '#app/features/staff/use-staff-api.ts';
import { useStaffChange } from '#app/features/staff/use-staff-change.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { useMomentText } from '#app/i18n/use-moment-text.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import layouts from '#app/ui/layouts.module.css';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import texts from '#app/ui/texts.module.css';
import { decisionForm } from '#contract/payments/decision-form.ts';
import type { StaffOrder } from '#contract/payments/payment.schema.ts';
import { receiptPath } from '#contract/payments/payment-paths.ts';
import { formatMobile } from '#contract/seller-number/seller-number.ts';
import { staffNoteLength } from '#contract/staff/staff-note.ts';
import { LedgerAccountName, OrderActionName, OrderBadge, PartyName, Rupiah } from './order-words.tsx';
import orderStyles from './orders.module.css';

/** One order: its facts, the ledger, the steps, what staff decided, and what they can decide. */
export function OrderReview({ reference }: { readonly reference: string }) {
  const { state, refresh, tell } = useStaffApi('staffOrder', { id: reference });
  return (
    <div className={layouts.stack20}>
      <div className={classNames(layouts.wrap8, styles.buttons)}>
        <ButtonLink variant="text" href={ordersPath()}>
          <Trans>All orders</Trans>
        </ButtonLink>
      </div>
      {state.kind === 'known' ? (
        <Known found={state.data} onChanged={tell} onReload={refresh} />
      ) : (
        <StaffState state={state} onAgain={refresh} />
      )}
    </div>
  );
}

type KnownProps = {
  readonly found: StaffOrder;
  onChanged(found: StaffOrder): void;
  onReload(): void;
};

function Known({ found, onChanged, onReload }: KnownProps) {
  const { order, provider, mobile, ledger, trail } = found;
  const language = useLanguage();
  const momentText = useMomentText();
  const moment = (instant: string) => momentText(Date.parse(instant));
  const isPaid = ledger.length > 0;
  const listingId = order.listing?.id;
  return (
    <div className={orderStyles.order}>
      <section className={styles.card}>
        <p className={layouts.wrap6}>
          <OrderBadge status={order.status} />
        </p>
        <h2 className={texts.title}>{order.car}</h2>
        <dl className={layouts.stack8}>
          <Fact name={<Trans>Number</Trans>}>
            <span translate="no">{order.reference}</span>
          </Fact>
          <Fact name={<Trans>Booking fee</Trans>}>
            <Rupiah amount={order.fee} />
          </Fact>
          <Fact name={<Trans>Agreed price</Trans>}>
            <Rupiah amount={order.price} />
          </Fact>
          <Fact name={<Trans>Buyer</Trans>}>
            {order.name === '' ? <Trans>A deleted account</Trans> : order.name}
          </Fact>
          {mobile === null ? null : (
            <Fact name={<Trans>Telephone number</Trans>}>
              <AppLink href={numberPath(mobile)} className={styles.number}>
                {formatMobile(mobile)}
              </AppLink>
            </Fact>
          )}
          {listingId === undefined ? null : (
            <Fact name={<Trans>Car</Trans>}>
              <AppLink href={reviewedPath(listingId)} className={styles.number}>
                <Trans>Ad {listingId}</Trans>
              </AppLink>
            </Fact>
          )}
          <Fact name={<Trans>Payment provider</Trans>}>
            <span translate="no">{provider}</span>
          </Fact>
          <Fact name={<Trans>Pay until</Trans>}>{moment(order.payBy)}</Fact>
          {order.heldUntil === null ? null : (
            <Fact name={<Trans>Held until</Trans>}>{moment(order.heldUntil)}</Fact>
          )}
        </dl>
        {isPaid ? (
          <div className={classNames(layouts.wrap8, styles.buttons)}>
            {/* Not an `AppLink`: the target is a file, not a page of the app. */}
            <a
              href={receiptPath(order.reference, language)}
              type="application/pdf"
              className={buttonClass({ variant: 'secondary' })}
            >
              <Trans>Receipt (PDF)</Trans>
            </a>
          </div>
        ) : null}
        <Decisions found={found} onChanged={onChanged} onReload={onReload} />
      </section>
      <section className={styles.card}>
        <h2 className={texts.titleAbove}>
          <Trans>Ledger</Trans>
        </h2>
        {isPaid ? (
          <Ledger lines={ledger} />
        ) : (
          <p className={texts.quiet}>
            <Trans>No money has moved.</Trans>
          </p>
        )}
      </section>
      <section className={styles.card}>
        <h2 className={texts.titleAbove}>
          <Trans>What happened</Trans>
        </h2>
        <ol className={layouts.stack10}>
          {order.events.map(({ action, by, createdAt }) => (
            <li key={action} className={orderStyles.step}>
              <span>
                <OrderActionName action={action} /> · <PartyName by={by} />
              </span>
              <time className={texts.quiet} dateTime={createdAt}>
                {moment(createdAt)}
              </time>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.card}>
        <h2 className={texts.titleAbove}>
          <Trans>Decisions of staff</Trans>
        </h2>
        <TrailEntries entries={trail} />
      </section>
    </div>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classNames(patterns.terms, orderStyles.fact)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Ledger({ lines }: { readonly lines: StaffOrder['ledger'] }) {
  return (
    <div className={patterns.scrolled}>
      <table className={orderStyles.ledger}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Movement</Trans>
            </th>
            <th scope="col">
              <Trans>Account</Trans>
            </th>
            <th scope="col" className={orderStyles.amount}>
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, account, amount }) => (
            <tr key={`${kind} ${account}`}>
              <td>
                <OrderActionName action={kind} />
              </td>
              <td>
                <LedgerAccountName account={account} />
              </td>
              <td className={orderStyles.amount}>
                <Rupiah amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Decision = 'release' | 'refund';

function Decisions({ found: { order }, onChanged, onReload }: KnownProps) {
  const [decision, setDecision] = useState<Decision>('refund');
  const [isOpen, setIsOpen] = useState(false);
  const possible = (['refund', 'release'] as const).filter((each) => order.actions.includes(each));
  if (possible.length === 0) return null;
  return (
    <div className={classNames(layouts.wrap8, styles.buttons)}>
      {possible.map((each) => (
        <Button
          key={each}
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => {
            setDecision(each);
            setIsOpen(true);
          }}
        >
          {each === 'refund' ? <Trans>Refund the fee</Trans> : <Trans>Pass the fee on</Trans>}
        </Button>
      ))}
      <DecisionSheet
        key={decision}
        reference={order.reference}
        decision={decision}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChanged={onChanged}
        onReload={onReload}
      />
    </div>
  );
}

type SheetProps = Omit<KnownProps, 'found'> & {
  readonly reference: string;
  readonly decision: Decision;
  readonly isOpen: boolean;
  onClose(): void;
};

function DecisionSheet({ reference, decision, isOpen, onClose, onChanged, onReload }: SheetProps) {
  const { t } = useLingui();
  const change = useStaffChange('staffChangeOrder');
  const formId = useId();
  const { formRef, fieldOf, submit } = useCheckedForm({ rules: decisionForm });

  async function send(note: string): Promise<void> {
    const answer = await change.run((clientId) => ({ id: reference, action: decision, note, clientId }));
    if (!answer) return;
    onClose();
    onChanged(answer);
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={decision === 'refund' ? t`Refund the fee` : t`Pass the fee on`}
      footer={
        <Button type="submit" form={formId} isWide aria-disabled={change.isBusy}>
          {decision === 'refund' ? <Trans>Yes, refund it</Trans> : <Trans>Yes, pass it on</Trans>}
        </Button>
      }
    >
      <form
        ref={formRef}
        id={formId}
        className={layouts.stack20}
        noValidate
        onSubmit={(event) => submit(event, ({ note = '' }) => void send(note))}
      >
        <p>
          {decision === 'refund' ? (
            <Trans>The whole fee goes back to the buyer, and the car is for sale again.</Trans>
          ) : (
            <Trans>
              The fee goes to the seller, and cannot come back. Only where the buyer has the car but cannot
              say so.
            </Trans>
          )}
        </p>
        <TextAreaField
          label={t`Reason`}
          hint={<Trans>It stays in the log.</Trans>}
          rows={2}
          longest={staffNoteLength}
          maxLength={staffNoteLength}
          {...fieldOf('note')}
        />
        <ChangeProblem failure={change.failure} onReload={onReload} />
      </form>
    </Sheet>
  );
}
