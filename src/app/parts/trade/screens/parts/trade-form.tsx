import { Trans, useLingui } from '@lingui/react/macro';
import { Send, WifiOff } from 'lucide';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '#app/data/account/use-account.ts';
import { refusalText } from '#app/data/api/refusal-text.ts';
import { useHasBackgroundSync, useOutboxRow } from '#app/data/sell/outbox.ts';
import { useLanguage } from '#app/i18n/use-language.ts';
import { SellFailureText } from '#app/parts/account/features/sell/sell-failure-text.tsx';
import { ContentSection } from '#app/parts/browse/ui/content.tsx';
import { LazyCityPicker } from '#app/parts/first/features/places/lazy-city-picker.tsx';
import { PhotosStep } from '#app/parts/sell/features/photos/photos-step.tsx';
import {
  focusField,
  SellFormProvider,
  type SellFormView,
  useDraft,
  useSellForm,
} from '#app/parts/sell/features/sell/draft/use-sell-form.ts';
import { CarFields, OpenField } from '#app/parts/sell/features/sell/fields/car-fields.tsx';
import { NumberField } from '#app/parts/sell/features/sell/fields/number-field.tsx';
import { Basis } from '#app/parts/sell/features/sell/fields/price-panel.tsx';
import { FieldPlace, TextField } from '#app/parts/sell/features/sell/fields/sell-field.tsx';
import { useRecommendedPrice } from '#app/parts/sell/features/sell/fields/use-recommended-price.ts';
import styles from '#app/parts/trade/features/trade/trade.module.css';
import type { tradeAddressOf } from '#app/parts/trade/features/trade/trade-address.ts';
import {
  chooseWanted,
  mendTrade,
  sellInstead,
  sendTrade,
  type TradeFailure,
} from '#app/parts/trade/features/trade/trade-store.ts';
import { type OwnValue, TradeSum } from '#app/parts/trade/features/trade/trade-sum.tsx';
import { useWanted } from '#app/parts/trade/features/trade/use-wanted.ts';
import { WantedChoice } from '#app/parts/trade/features/trade/wanted-choice.tsx';
import { useIsOnline } from '#app/pwa/use-connectivity.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import { AccordionItem } from '#app/ui/sheet/accordion.tsx';
import { SendStanding } from '#app/ui/state/send-standing.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { outboxPath, sellStepPath } from '#contract/paths.ts';
import { listingLimits } from '#contract/sell/listing-limits.ts';
import { parseWholeNumber, sellLimits } from '#contract/sell/sell.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { tradeProblemsOf } from '#contract/trade/trade-form.ts';
import { type TradePage, tradePath } from '#contract/trade/trade-pages.ts';
import type { WantedVehicle } from '#offline/drafts/draft.schema.ts';

type Props = {
  readonly id: string;
  readonly page: TradePage;
  readonly data: DataOf<'tradePage'>;
  readonly address: ReturnType<typeof tradeAddressOf>;
};

const problemsIn = (form: SellForm) => tradeProblemsOf(form, new Date());

/** The trade-in of a draft: kept on the device with each key, and sent once. */
export function TradeForm(props: Props) {
  const { id, page } = props;
  const { state, view } = useDraft(id, problemsIn);
  if (state.kind === 'missing' || state.kind === 'failed') {
    return (
      <div className={styles.fields}>
        <p role="alert" className={styles.failure}>
          <SellFailureText failure={state.failure ?? 'missing'} />
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={tradePath(page)}>
            <Trans>Begin anew</Trans>
          </ButtonLink>
        </div>
      </div>
    );
  }
  if (!view) return <Skeleton height="320px" radius="14px" />;
  return (
    <SellFormProvider value={view}>
      <Filled {...props} view={view} />
    </SellFormProvider>
  );
}

function Filled({ id, page, data, address, view }: Props & { readonly view: SellFormView }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { draft, form } = view;
  const rowId = draft.trade?.rowId ?? undefined;
  const row = useOutboxRow(rowId);
  const own = useOwnValue(page, form);
  const kept = draft.trade?.wanted ?? null;
  const isByAddress = address.listing !== undefined || address.variant !== undefined;
  const named = isByAddress
    ? address
    : { listing: kept?.listing ?? undefined, variant: kept?.variant ?? undefined };
  const wanted = useWanted(page, named, kept);
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<TradeFailure>();
  const [isWantedMissing, setIsWantedMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { vehicle } = wanted;
  useKeepWanted(id, page, { vehicle, kept });
  useKnownContact(view);

  async function choose(vehicle: WantedVehicle | null): Promise<void> {
    setIsWantedMissing(false);
    const done = await chooseWanted(id, page, vehicle);
    setFailure(done.ok ? undefined : done.failure);
    // What the address named is replaced.
    if (isByAddress) navigate(tradePath(page, { draft: id }), { replace: true });
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = view.check(['city', 'car', 'price', 'contact']);
    setIsWantedMissing(!vehicle);
    if (wrong) return void requestAnimationFrame(() => focusField(wrong));
    if (!vehicle || isBusy) return;
    setIsBusy(true);
    await view.flush();
    const done = await sendTrade({ id, page, form, wanted: vehicle, language });
    setIsBusy(false);
    setFailure(done.ok ? undefined : done.failure);
  }

  const sum = (
    <aside className={styles.aside}>
      <TradeSum page={page} data={data} {...own} wanted={vehicle} />
    </aside>
  );
  if (rowId !== undefined && row !== undefined) {
    return (
      <div className={styles.layout}>
        <div className={styles.main}>
          <Standing id={id} rowId={rowId} />
          {row.state === 'sent' ? (
            <div className={styles.actions}>
              <ButtonLink variant="text" href={tradePath(page)}>
                <Trans>Another trade-in</Trans>
              </ButtonLink>
              {page === 'mobil' ? (
                <ButtonLink
                  variant="text"
                  href={sellStepPath('car', id)}
                  onClick={() => void sellInstead(id)}
                >
                  <Trans>Sell it yourself as well</Trans>
                </ButtonLink>
              ) : null}
            </div>
          ) : null}
        </div>
        {sum}
      </div>
    );
  }
  return (
    <form className={styles.layout} noValidate onSubmit={(event) => void send(event)}>
      <div className={styles.main}>
        <Offline />
        <ContentSection heading={<Trans>Your vehicle</Trans>}>
          <div className={styles.fields}>
            <OwnVehicle page={page} />
            <NumberField field="price" label={t`What you hope to get (optional)`} unit="Rp" mostDigits={11} />
            {page === 'mobil' ? (
              <div className={styles.actions}>
                <Button
                  variant="text"
                  onClick={() =>
                    void sellInstead(id).then((done) => {
                      if (done.ok) navigate(sellStepPath('car', id));
                      else setFailure(done.failure);
                    })
                  }
                >
                  <Trans>Sell it yourself instead</Trans>
                </Button>
              </div>
            ) : null}
          </div>
        </ContentSection>
        <AccordionItem heading={<Trans>Photos (optional)</Trans>}>
          <PhotosStep draftId={id} />
        </AccordionItem>
        <ContentSection heading={<Trans>The next vehicle</Trans>}>
          <WantedChoice page={page} wanted={wanted} onChoose={(chosen) => void choose(chosen)} />
          <p role="alert" className={isWantedMissing && !vehicle ? styles.failure : undefined}>
            {isWantedMissing && !vehicle ? <Trans>Choose the next vehicle.</Trans> : null}
          </p>
        </ContentSection>
      </div>
      {sum}
      <div className={styles.main}>
        <ContentSection heading={<Trans>How dealers reach you</Trans>}>
          <Contact />
        </ContentSection>
        {failure === undefined ? null : (
          <p role="alert" className={styles.failure}>
            <SellFailureText failure={failure} />
          </p>
        )}
        <p className={styles.consent}>
          <Trans>
            By sending this you agree that we pass on your name, number and both vehicles to at most ten
            dealers in your city, and to how we <AppLink href={sitePagePaths.privacy}>keep your data</AppLink>
            .
          </Trans>
        </p>
        <Button type="submit" isWide icon={<Icon of={Send} />} aria-disabled={isBusy}>
          <Trans>Ask dealers for an offer</Trans>
        </Button>
      </div>
    </form>
  );
}

/** From the market; where it is too thin, what the owner hopes for. */
function useOwnValue(
  page: TradePage,
  form: SellForm,
): { readonly own: OwnValue | undefined; readonly unknown: ReactNode } {
  const advice = useRecommendedPrice(page === 'mobil' ? form : {});
  const hoped = parseWholeNumber(form.price ?? '');
  if (advice.kind === 'known') {
    const { minPrice: low, maxPrice: high } = advice.price;
    const basis = (
      <>
        <Basis price={advice.price} />{' '}
        {advice.isOffline ? <Trans>Without a signal, this is what the phone knows.</Trans> : null}
      </>
    );
    return { own: { low, high, basis }, unknown: null };
  }
  const unknown =
    advice.kind === 'unknown-car' || advice.kind === 'nothing-known' || page === 'motor' ? (
      <Trans>
        We know too few similar vehicles to value yours. Write what you hope to get: dealers see it, and make
        their own offer.
      </Trans>
    ) : (
      <Trans>Fill in model and year to see what it is worth.</Trans>
    );
  if (hoped === undefined || hoped === 0) return { own: undefined, unknown };
  return {
    own: {
      low: hoped,
      high: hoped,
      basis: <Trans>Reckoned with what you hope to get, not with our market.</Trans>,
    },
    unknown,
  };
}

/** The wanted vehicle is kept with the draft as it is now, so that it is known without a connection. */
function useKeepWanted(
  id: string,
  page: TradePage,
  { vehicle, kept }: { readonly vehicle: WantedVehicle | undefined; readonly kept: WantedVehicle | null },
): void {
  const isKept =
    vehicle === undefined ||
    (kept?.listing === vehicle.listing &&
      kept.variant === vehicle.variant &&
      kept.name === vehicle.name &&
      kept.price === vehicle.price);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the vehicle is another object after each answer
  useEffect(() => {
    if (!isKept) void chooseWanted(id, page, vehicle);
  }, [isKept, id, page]);
}

/** Name and number of the account, once. */
function useKnownContact({ form, set }: SellFormView): void {
  const { me } = useAccount();
  const { mobile, name } = me ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are the sender's
  useEffect(() => {
    if (mobile === undefined) return;
    set({
      ...(form.mobile === undefined ? { mobile } : {}),
      ...(form.name === undefined && name ? { name } : {}),
    });
  }, [mobile]);
}

function Offline() {
  const isOnline = useIsOnline();
  if (isOnline) return null;
  return (
    <p role="status" className={styles.offline}>
      <Icon of={WifiOff} />{' '}
      <Trans>Connection lost. Carry on: everything is safe on this phone and will be sent later.</Trans>
    </p>
  );
}

/** By the catalogue, or typed where it is not in the catalogue. */
function OwnVehicle({ page }: Pick<Props, 'page'>) {
  const { form, set } = useSellForm();
  const isTyped = (form.brandId ?? '') === '' && (form.brandName ?? '') !== '';
  const [isByHand, setIsByHand] = useState(isTyped);
  const clear = { brandId: '', brandName: '', modelId: '', modelName: '', variantId: '', variantName: '' };
  if (page === 'mobil' && !isByHand) {
    return (
      <>
        <CarFields />
        <div className={styles.actions}>
          <Button
            variant="text"
            onClick={() => {
              set(clear);
              setIsByHand(true);
            }}
          >
            <Trans>My car is not in the list</Trans>
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <TypedVehicle />
      {page === 'mobil' ? (
        <div className={styles.actions}>
          <Button
            variant="text"
            onClick={() => {
              set(clear);
              setIsByHand(false);
            }}
          >
            <Trans>Choose from the list</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function TypedVehicle() {
  const { t } = useLingui();
  const longest = sellLimits.vehicleNameLength;
  return (
    <>
      <div className={styles.pair}>
        <TextField field="brandName" label={t`Brand`} maxLength={longest} />
        <TextField field="modelName" label={t`Model`} maxLength={longest} />
        <TextField field="variantName" label={t`Variant (optional)`} maxLength={longest} />
        <TextField field="makeYear" label={t`Year made`} inputMode="numeric" maxLength={4} />
      </div>
      <NumberField field="kilometerDriven" label={t`Mileage in kilometres`} mostDigits={8} />
    </>
  );
}

function Contact() {
  const { t } = useLingui();
  const { form, set, leave, messageOf } = useSellForm();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.fields}>
      <OpenField
        field="cityId"
        label={t`Your city`}
        value={form.cityName ?? ''}
        empty={t`Choose the city`}
        onOpen={() => setIsOpen(true)}
      />
      <LazyCityPicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={(city) => {
          setIsOpen(false);
          if (city) set({ cityId: String(city.id), cityName: city.name });
        }}
        title={t`Where do you live?`}
        isOneNeeded
      />
      <TextField field="name" label={t`Your name`} autoComplete="name" maxLength={listingLimits.nameLength} />
      <TextField
        field="mobile"
        label={t`Mobile number`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0812 3456 7890"
        maxLength={24}
      />
      <FieldPlace field="description">
        <TextAreaField
          label={t`Message (optional)`}
          rows={3}
          longest={500}
          value={form.description ?? ''}
          error={messageOf('description')}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
          onBlur={() => leave('description')}
        />
      </FieldPlace>
    </div>
  );
}

type StandingProps = Pick<Props, 'id'> & { readonly rowId: string };

/** What became of the request, and what comes next. */
function Standing({ id, rowId }: StandingProps) {
  const { t } = useLingui();
  const row = useOutboxRow(rowId);
  const isOnline = useIsOnline();
  const hasSync = useHasBackgroundSync();
  const code = row?.problem?.code;
  const isGone = code === 'gone' || code === 'not_found';
  return (
    <SendStanding
      state={row?.state ?? 'waiting'}
      refusal={
        isGone
          ? t`The next vehicle has been sold or withdrawn. Choose another: what you wrote is kept.`
          : row && refusalText(row)
      }
      isOnline={isOnline}
      hasSync={hasSync}
      arrived={<Trans>It has arrived</Trans>}
      next={
        <Trans>
          Dealers in your city and our team see both vehicles and your number, and call or write to you.
          Nothing is agreed yet.
        </Trans>
      }
      action={
        <ButtonLink variant="secondary" href={outboxPath}>
          <Trans>See the outbox</Trans>
        </ButtonLink>
      }
      onMend={() => void mendTrade(id, rowId)}
    />
  );
}
