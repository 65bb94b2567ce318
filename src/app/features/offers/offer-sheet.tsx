import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock } from 'lucide';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useAccount } from '#app/data/account/use-account.ts';
import { useAccountApi } from '#app/data/account/use-account-api.ts';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { useOutboxRow } from '#app/data/sell/outbox.ts';
import { forgetTyped, keepTyped, typedForm } from '#app/forms/typed-form.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import layouts from '#app/ui/layouts.module.css';
import { Sheet } from '#app/ui/sheet/sheet.tsx';
import { DeviceFailureText } from '#app/ui/state/device-failure-text.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { myOfferPath } from '#contract/account/account-paths.ts';
import type { ListingDetail } from '#contract/listing/listing.ts';
import type { OfferView } from '#contract/offers/offer.schema.ts';
import { isOpenOffer, offerLimits } from '#contract/offers/offer.ts';
import type { DeviceFailure } from '#offline/device/device-database.ts';
import { OfferForm, type OfferValues } from './offer-form.tsx';
import styles from './offer-sheet.module.css';
import { queueOffer } from './queue-offer.ts';

/** Renders the sign-in, above or instead of the sheet. */
export type SignInSlot = (props: {
  readonly isOpen: boolean;
  onClose(): void;
  onSignedIn(): void;
}) => ReactNode;

export type OfferSheetProps = {
  readonly listing: ListingDetail;
  readonly isOpen: boolean;
  onClose(): void;
  readonly signIn: SignInSlot;
};

/**
 * An offer for a car: an amount, and a proven number. A guest writes first and proves it after; what was written is
 * sent then, immediately or when there is a connection.
 */
export function OfferSheet({ listing, isOpen, onClose, signIn }: OfferSheetProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const formId = useId();
  const { isKnown, id } = useAccount();
  const { state } = useAccountApi('bookingOffers', { role: 'buyer', listingId: String(listing.id) });
  const key = `lajur.offer.${listing.id}`;
  const [first, setFirst] = useState<Partial<OfferValues>>(() => typedForm(key));
  function keep(changed: Partial<OfferValues>): void {
    const values = { ...first, ...changed };
    keepTyped(key, ['amount', 'note'], values);
    setFirst(values);
  }
  /** What a guest has written, which is sent once the number is proven. */
  const [waiting, setWaiting] = useState<OfferValues>();
  const [rowId, setRowId] = useState<string>();
  const [failure, setFailure] = useState<DeviceFailure>();
  const items = state.kind === 'known' ? state.data.items : [];
  const standing = items.find(({ status, reservedUntil }) => isOpenOffer(status) || reservedUntil !== null);
  const isGuest = isKnown && id === undefined;

  async function send(values: OfferValues): Promise<void> {
    const queued = await queueOffer(listing, values, language);
    if (queued.ok) {
      forgetTyped(key);
      setRowId(queued.row.id);
    }
    setFailure(queued.ok ? undefined : queued.failure);
  }

  const isDue = waiting !== undefined && id !== undefined && state.kind === 'known';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the number is proven
  useEffect(() => {
    if (!isDue) return;
    setWaiting(undefined);
    if (standing === undefined) void send(waiting);
  }, [isDue]);

  if (isGuest && waiting !== undefined)
    return signIn({ isOpen, onClose: () => setWaiting(undefined), onSignedIn: () => undefined });
  const toOffers = (
    <ButtonLink isWide href={myOfferPath}>
      <Trans>See my offers</Trans>
    </ButtonLink>
  );
  const hours = offerLimits.reservedHours;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Make an offer`}
      footer={
        rowId !== undefined || standing !== undefined ? (
          toOffers
        ) : (
          <Button isWide type="submit" form={formId}>
            <Trans>Send the offer</Trans>
          </Button>
        )
      }
    >
      <div className={layouts.stack12}>
        <p className={texts.lead}>{listing.label}</p>
        {rowId !== undefined ? (
          <Sent rowId={rowId} />
        ) : standing !== undefined ? (
          <Standing offer={standing} />
        ) : (
          <>
            <OfferForm
              id={formId}
              price={listing.price}
              first={first}
              onChange={keep}
              onSend={isGuest ? setWaiting : (values) => void send(values)}
            />
            {isGuest ? (
              <p className={texts.quiet}>
                <Trans>
                  Before it is sent you verify your mobile number once. The seller sees it only when you both
                  agree.
                </Trans>
              </p>
            ) : null}
            <p className={texts.quiet}>
              <Trans>
                The seller accepts, declines or suggests another price. Once you agree, the car is reserved
                for you for {hours} hours and you see each other’s number. You pay nothing here.
              </Trans>
            </p>
            {listing.status === 'reserved' ? (
              <p className={classNames(tints.amber, styles.answer)}>
                <Trans>
                  It is reserved for another buyer right now. Your offer counts if that falls through.
                </Trans>
              </p>
            ) : null}
          </>
        )}
        {failure === undefined ? null : (
          <p role="alert" className={classNames(tints.red, styles.answer)}>
            <DeviceFailureText failure={failure} />
          </p>
        )}
      </div>
    </Sheet>
  );
}

function Standing({ offer }: { readonly offer: OfferView }) {
  return (
    <p>
      {offer.status === 'accepted' ? (
        <Trans>You have agreed on this car. The number is in your offers.</Trans>
      ) : (
        <Trans>You have already made an offer for this car. See how it is going, or withdraw it there.</Trans>
      )}
    </p>
  );
}

function Sent({ rowId }: { readonly rowId: string }) {
  const row = useOutboxRow(rowId);
  if (row?.state === 'needs-you') {
    return (
      <p role="alert" className={classNames(tints.red, styles.answer)}>
        {refusalText(row)}
      </p>
    );
  }
  return row?.state === 'sent' ? (
    <p role="status" className={classNames(tints.green, styles.answer)}>
      <Icon of={CircleCheck} />
      <Trans>Your offer has reached the seller. We tell you as soon as there is an answer.</Trans>
    </p>
  ) : (
    <p role="status" className={classNames(tints.amber, styles.answer)}>
      <Icon of={Clock} />
      <Trans>Your offer is saved on this device and is sent as soon as there is a signal.</Trans>
    </p>
  );
}
