import { openDevice } from '#app/data/device/device.ts';
import { publishCall } from '#app/data/sell/outbox.ts';
import { visitFieldsOf } from '#app/tracking/visit-fields.ts';
import { filledFields } from '#app/ui/form/use-checked-form.ts';
import { consentVersion } from '#contract/account/consent.ts';
import type { Language } from '#contract/language.ts';
import type { SellForm } from '#contract/sell/sell-fields.ts';
import { tradeCarName, tradeFields } from '#contract/trade/trade-form.ts';
import { type TradePage, tradePath } from '#contract/trade/trade-pages.ts';
import type { DeviceDatabase } from '#offline/device/device-database.ts';
import type { WantedVehicle } from '#offline/drafts/draft.schema.ts';
import { createDraft } from '#offline/drafts/drafts.ts';
import type { DraftFailure } from '#offline/drafts/stored-drafts.ts';
import { changeTrade } from '#offline/drafts/trade-drafts.ts';
import { cancelQueued, type OutboxFailure } from '#offline/outbox/outbox.ts';

export type TradeFailure = DraftFailure | OutboxFailure;
type Done<Value = unknown> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly failure: TradeFailure };

async function onDevice<Value>(run: (database: DeviceDatabase) => Promise<Done<Value>>) {
  const opened = await openDevice();
  return opened.ok ? run(opened.database) : opened;
}

/** Begins a trade-in with an empty vehicle. */
export const beginTrade = (page: TradePage, wanted: WantedVehicle | null) =>
  onDevice<{ readonly id: string }>(async (database) => {
    const trade = { page, wanted, rowId: null };
    const done = await createDraft(database, {}, null, { purpose: 'trade', trade });
    return done.ok ? { ok: true, id: done.draft.id } : done;
  });

export const chooseWanted = (id: string, page: TradePage, wanted: WantedVehicle | null) =>
  onDevice((database) => changeTrade(database, id, { page, wanted }));

/** The vehicle is advertised instead; what it was to be traded in for is kept. */
export const sellInstead = (id: string) =>
  onDevice((database) => changeTrade(database, id, { purpose: 'sell' }));

/** Queues a trade-in with the photos of its draft; it is sent once, now or when there is a connection. */
export const sendTrade = ({
  id,
  page,
  form,
  wanted,
  language,
}: {
  readonly id: string;
  readonly page: TradePage;
  readonly form: SellForm;
  readonly wanted: WantedVehicle;
  readonly language: Language;
}) =>
  onDevice<{ readonly rowId: string }>(async (database) => {
    const about: Record<string, string> =
      wanted.listing === null ? { variant: wanted.variant ?? '' } : { id: String(wanted.listing) };
    const queued = await publishCall({
      ...{ language, label: `${tradeCarName(form)} → ${wanted.name}`, endpoint: 'saveTradeLead' },
      ...{ page: tradePath(page, { draft: id }), draftId: id },
      fields: {
        ...filledFields(tradeFields, form),
        ...about,
        ...{ page, consent: consentVersion },
        ...visitFieldsOf(),
      },
    });
    if (!queued.ok) return queued;
    const noted = await changeTrade(database, id, { rowId: queued.row.id });
    return noted.ok ? { ok: true, rowId: queued.row.id } : noted;
  });

/** Takes back what the server has refused, so that the form can be corrected. */
export const mendTrade = (id: string, rowId: string) =>
  onDevice(async (database) => {
    await cancelQueued(database, rowId);
    return changeTrade(database, id, { rowId: null });
  });
