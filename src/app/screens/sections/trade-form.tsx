import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { noteSender } from '#app/data/account/sender.ts';
import { useKnownSender } from '#app/data/account/use-known-sender.ts';
import { useOutboxRow } from '#app/data/sell/outbox.ts';
import { PhotoCount } from '#app/features/photos/photo-count.tsx';
import { PhotosStep } from '#app/features/photos/photos-step.tsx';
import {
  focusField,
  SellFormProvider,
  type SellFormView,
  useDraft,
} from '#app/features/sell/draft/use-sell-form.ts';
import { NumberField } from '#app/features/sell/fields/number-field.tsx';
import styles from '#app/features/trade/trade.module.css';
import type { tradeAddressOf } from '#app/features/trade/trade-address.ts';
import {
  chooseWanted,
  mendTrade,
  sellInstead,
  sendTrade,
  type TradeFailure,
} from '#app/features/trade/trade-store.ts';
import { TradeBrief, TradeSum } from '#app/features/trade/trade-sum.tsx';
import { useWanted } from '#app/features/trade/use-wanted.ts';
import { WantedChoice } from '#app/features/trade/wanted-choice.tsx';
import { OfflineNote } from '#app/forms/offline-note.tsx';
import { RowStanding } from '#app/forms/row-standing.tsx';
import { useLanguage } from '#app/i18n/use-language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ContentSection } from '#app/ui/content.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AppLink } from '#app/ui/link/app-link.tsx';
import patterns from '#app/ui/patterns.module.css';
import { AccordionItem } from '#app/ui/sheet/accordion.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import texts from '#app/ui/texts.module.css';
import tints from '#app/ui/tints.module.css';
import { sitePagePaths } from '#contract/account/account-paths.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import { sellStepPath } from '#contract/paths.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { tradeProblemsOf } from '#contract/trade/trade-form.ts';
import { type TradePage, tradePath } from '#contract/trade/trade-pages.ts';
import type { WantedVehicle } from '#offline/drafts/draft.schema.ts';
import { FormFailure } from './drafted-form.tsx';
import { Contact, OwnVehicle } from './trade-fields.tsx';
import { useOwnValue } from './use-own-value.tsx';

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
      <div className={patterns.top16}>
        <FormFailure failure={state.failure ?? 'missing'} />
        <div className={patterns.wrapCentred}>
          <ButtonLink variant="secondary" href={tradePath(page)}>
            <Trans>Start again</Trans>
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
    noteSender(form);
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
    const isGone = row.problem?.code === 'gone' || row.problem?.code === 'not_found';
    return (
      <div className={classNames(patterns.top28, styles.layout)}>
        <div className={classNames(patterns.top28, styles.main)}>
          <RowStanding
            row={row}
            refusal={
              isGone
                ? t`The next vehicle has been sold or withdrawn. Choose another: what you wrote is kept.`
                : undefined
            }
            next={
              <Trans>
                Dealers in your city and our team see both vehicles and your number, and call or write to you.
                Nothing is agreed yet.
              </Trans>
            }
            onMend={() => void mendTrade(id, rowId)}
          />
          {row.state === 'sent' ? (
            <div className={patterns.wrapCentred}>
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
    <form
      className={classNames(patterns.top28, styles.layout)}
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <TradeBrief own={own.own} wanted={vehicle} />
      <div className={classNames(patterns.top28, styles.main)}>
        <OfflineNote />
        <ContentSection heading={<Trans>Your vehicle</Trans>}>
          <div className={patterns.top16}>
            <OwnVehicle page={page} />
            <NumberField
              field="price"
              label={t`What you hope to get (optional)`}
              kind="price"
              mostDigits={11}
            />
            {page === 'mobil' ? (
              <div className={patterns.wrapCentred}>
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
          <PhotoCount draftId={id} />
          <PhotosStep draftId={id} />
        </AccordionItem>
        <ContentSection heading={<Trans>The next vehicle</Trans>}>
          <WantedChoice page={page} wanted={wanted} onChoose={(chosen) => void choose(chosen)} />
          <p
            role="alert"
            className={isWantedMissing && !vehicle ? classNames(patterns.noticeCard, tints.red) : undefined}
          >
            {isWantedMissing && !vehicle ? <Trans>Choose the next vehicle.</Trans> : null}
          </p>
        </ContentSection>
      </div>
      {sum}
      <div className={classNames(patterns.top28, styles.main)}>
        <ContentSection heading={<Trans>How dealers reach you</Trans>}>
          <Contact />
        </ContentSection>
        <FormFailure failure={failure} />
        <p className={classNames(texts.faint, patterns.links)}>
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

/** Name and number of the account or of the last form, once. */
function useKnownContact({ form, set }: SellFormView): void {
  const { mobile, name } = useKnownSender();
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are the sender's
  useEffect(() => {
    if (mobile === '') return;
    set({
      ...(form.mobile === undefined ? { mobile } : {}),
      ...(form.name === undefined && name ? { name } : {}),
    });
  }, [mobile]);
}
