import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { parseMobileNumber } from '#contract/account/mobile-number.ts';
import { cleanPersonName } from '#contract/account/person-name.ts';
import type { DataOf } from '#contract/api/endpoint-schemas.ts';
import type { Language } from '#contract/language.ts';
import { ktpDigits, maskedKtp } from '#contract/leads/ktp.ts';
import type { SellerLead } from '#contract/leads/lead.schema.ts';
import { isToSeller, type LeadKind } from '#contract/leads/lead.ts';
import { type LeadForm, leadForm } from '#contract/leads/lead-form.ts';
import { publicStatuses } from '#contract/listing/listing.ts';
import { listingLabel, listingSlug } from '#contract/listing/listing-name.ts';
import type { VisitSource } from '#contract/page/visit-source.ts';
import { readRupiah } from '#contract/readers/read-rupiah.ts';
import { type TradeDetails, tradeDetails } from '#contract/trade/trade-details.ts';
import type { Orm } from '#server/db/database.ts';
import { isDemonstrationSource } from '#server/db/demonstration-rows.ts';
import { keepConsent } from '#server/features/account/shared/consents.ts';
import { noteInConversation } from '#server/features/conversations/shared/conversation-rows.ts';
import { advanceLead } from '#server/features/leads/shared/advance-lead.ts';
import { notify } from '#server/features/notifications/shared/notify.ts';
import { keysOfPhotos } from '#server/features/photos/shared/photo-keys.ts';
import type { UploadRepository } from '#server/features/photos/shared/upload.repository.ts';
import { AppError } from '#server/http/app-error.ts';
import { networkOf } from '#server/http/attempt-limiter.ts';
import { type Once, usedForAnother } from '#server/http/once.ts';
import { requireValid } from '#server/http/refused-form.ts';
import type { ProductEvents } from '#server/product-events.ts';
import { cleanLine, cleanParagraphs } from '#server/reading/clean-text.ts';
import { visitColumns } from '#server/reading/visit-columns.ts';
import { ownersOf, type Principal } from '#server/session/principal.ts';
import type { KtpCipher } from './ktp-cipher.ts';
import type { LeadReader, LeadRepository, NewLead, SellerLeadRow } from './lead.repository.ts';
import { isTooMany } from './lead-limits.ts';
import { leadWords } from './lead-words.ts';
import type { AskedTrade } from './trade-lead.ts';

const perPage = 20;

export type LeadToSave = {
  readonly kind: LeadKind;
  readonly clientId: string;
  readonly listingId: number | undefined;
  /** The recipient outlet and the new vehicle concerned. */
  readonly outlet?: { readonly id: number; readonly vehicle: string | null } | undefined;
  readonly form: LeadForm;
  readonly trade?: AskedTrade | undefined;
  readonly consent: string;
  readonly visit: VisitSource;
  readonly once: Once;
  readonly principal: Principal;
  readonly address: string;
  readonly language: Language;
};

type Parts = {
  readonly leads: LeadRepository;
  readonly cipher: KtpCipher;
  readonly uploads: UploadRepository;
  readonly leadSent: ProductEvents['leadSent'];
  /** Key for the hashes of network addresses. */
  readonly secret: string;
};

export type LeadService = ReturnType<typeof createLeadService>;

export function createLeadService({ leads, cipher, uploads, leadSent, secret }: Parts) {
  const hashOf = (address: string) =>
    createHmac('sha256', secret)
      .update(`lead from ${networkOf(address)}`)
      .digest('hex');

  function valuesOf({
    kind,
    clientId,
    listingId,
    outlet,
    form,
    consent,
    visit,
    principal,
    address,
  }: LeadToSave): NewLead {
    const { account } = principal;
    const mobile = parseMobileNumber(form.mobile ?? '') ?? '';
    const askedFrom = hashOf(address);
    const [owner = `address:${askedFrom}`] = ownersOf(principal);
    const number = (text: string | undefined) => (text?.trim() ? Number(text) : null);
    const rupiah = (text: string | undefined) => readRupiah(text ?? '') ?? null;
    return {
      ...{ clientId, kind, owner, askedFrom, mobile },
      listingId: listingId ?? null,
      outletId: outlet?.id ?? null,
      vehicle: outlet?.vehicle ?? (cleanLine(form.car ?? '') || null),
      accountId: account?.id ?? null,
      mobileVerified: account?.mobile === mobile,
      name: cleanPersonName(form.name ?? ''),
      email: cleanLine(form.email ?? '').toLowerCase() || null,
      message: cleanParagraphs(form.message ?? ''),
      cityId: number(form.cityId),
      preferredOn: form.preferredOn?.trim() || null,
      price: rupiah(form.price),
      downPayment: rupiah(form.downPayment),
      months: number(form.months),
      cover: form.cover?.trim() || form.plan?.trim() || null,
      ktpCipher: form.ktp ? cipher.seal(ktpDigits(form.ktp), clientId) : null,
      consentVersion: consent,
      ...visitColumns(visit),
    };
  }

  /** @throws AppError `bad_request` if the id of a repeated lead was used for a different one */
  async function requireSame({ clientId, kind, listingId, outlet, language }: LeadToSave): Promise<void> {
    const row = await leads.byClientId(clientId);
    if (!row) return;
    // The outlet may have been deleted since.
    const isOfOutlet = row.outletId === null || row.outletId === outlet?.id;
    if (row.kind !== kind || row.listingId !== (listingId ?? null) || !isOfOutlet)
      throw usedForAnother(language);
  }

  /** @throws AppError `not_found` if the car was never public, `gone` if it no longer is */
  async function offeredCar(id: number | undefined, within: Orm) {
    if (id === undefined) return undefined;
    const car = await leads.listing(id, within);
    if (!car || car.publishedAt === null) throw new AppError('not_found');
    if (!publicStatuses.some((status) => status === car.status)) throw new AppError('gone');
    return car;
  }

  /** @throws AppError `not_found` for an unknown outlet, or one that does not offer the requested service */
  async function askedOutlet({ outlet, kind }: LeadToSave, within: Orm) {
    if (!outlet) return undefined;
    const found = await leads.outlet(outlet.id, within);
    if (!found?.offers.includes(kind === 'service' ? 'service' : 'sales')) throw new AppError('not_found');
    return found;
  }

  /** What is stored of a trade-in, with the keys of its photos. */
  async function tradeColumns(
    { trade, principal }: LeadToSave,
    wanted: Awaited<ReturnType<typeof offeredCar>>,
    within: Orm,
  ): Promise<Partial<NewLead>> {
    if (!trade) return {};
    const listing = wanted && {
      name: `${listingLabel(wanted)} ${wanted.makeYear}`,
      price: wanted.price,
    };
    const about = listing ?? trade.wanted;
    if (!about) throw new Error('a trade-in without a wanted vehicle was not refused');
    const { car, value, hoped, hashes } = trade;
    const details: TradeDetails = { car, value, hoped, wanted: about };
    return {
      details,
      vehicle: listing ? null : about.name,
      images: await keysOfPhotos(within, uploads, ownersOf(principal), hashes),
    };
  }

  /** Passes a trade-in on to the dealers of its city, and tells them. */
  async function passOn(lead: NewLead, leadId: number, trade: AskedTrade, within: Orm): Promise<void> {
    const { cityId, listingId, accountId, name } = lead;
    const dealers = await leads.addDealers(
      leadId,
      { cityId: cityId ?? 0, listingId: listingId ?? null, senderId: accountId ?? null },
      within,
    );
    for (const dealer of dealers) {
      if (await leads.isFromBlocked(leadId, dealer, within)) continue;
      const facts = { listingId: listingId ?? null, car: trade.car.name, leadId, leadKind: lead.kind, name };
      await notify(within, {
        ...{ accountId: dealer, kind: 'lead-received', key: `${leadId} ${dealer}`, facts },
        ...(listingId == null ? {} : { listingId }),
      });
    }
  }

  async function tellSeller(lead: NewLead, leadId: number, within: Orm): Promise<void> {
    const { kind, listingId, accountId } = lead;
    if (listingId == null || !isToSeller(kind)) return;
    const car = await leads.listing(listingId, within);
    if (!car || car.userId === null || car.userId === accountId) return;
    if (await leads.isFromBlocked(leadId, car.userId, within)) return;
    await notify(within, {
      accountId: car.userId,
      kind: 'lead-received',
      key: String(leadId),
      listingId,
      facts: { listingId, car: listingLabel(car), leadId, leadKind: kind, name: lead.name },
    });
  }

  return {
    /**
     * Stores a lead.
     * @returns the lead's national id, masked
     * @throws AppError `validation_failed` with every field, `not_found`, `gone`, `rate_limited`
     */
    async save(given: LeadToSave): Promise<{ readonly ktp: string | null }> {
      const { kind, listingId, outlet, form, consent, once, language } = given;
      const { trade } = given;
      // A retry of a received lead succeeds even if it would be rejected now.
      if (!once.isRepeat) {
        if (trade) requireValid(trade.problems, language);
        requireValid(leadForm(kind).problemsOf(form, new Date()), language);
      }
      const made = await once.change(async (within) => {
        const values = valuesOf(given);
        const sender = values.accountId == null ? values.mobile : `account ${values.accountId}`;
        await leads.lock(
          [`1 ${sender}`, `2 ${outlet ? `outlet ${outlet.id}` : (listingId ?? '')}`, `3 ${values.askedFrom}`],
          within,
        );
        const car = await offeredCar(listingId, within);
        const asked = await askedOutlet(given, within);
        if (values.cityId != null && !(await leads.hasCity(values.cityId, within)))
          throw new AppError('validation_failed', { cityId: [leadWords[language].unknownCity] }, language);
        if (isTooMany(await leads.countLately(values, within)))
          throw new AppError('rate_limited', { mobile: [leadWords[language].tooMany] }, language);
        const stored = {
          ...values,
          ...(await tradeColumns(given, car, within)),
          outletName: asked?.name ?? null,
        };
        const leadId = await leads.add(stored, within);
        // Of an account that is deleted.
        if (leadId === undefined) throw new AppError('not_found');
        await keepConsent(within, values.owner, consent);
        await tellSeller(values, leadId, within);
        if (values.listingId != null && values.accountId != null && isToSeller(kind))
          await noteInConversation(within, values.listingId, values.accountId);
        if (trade) await passOn(stored, leadId, trade, within);
        return leadId;
      });
      if (made.isNew) await leadSent.announce({ leadId: made.result, kind });
      else await requireSame(given);
      return { ktp: form.ktp ? maskedKtp(form.ktp) : null };
    },

    /**
     * Leads the account may read.
     * @throws AppError `not_found` past the last page
     */
    async list(reader: LeadReader, page: number): Promise<DataOf<'sellerLeads'>> {
      const { total, fresh } = await leads.countsOf(reader);
      const pageCount = Math.max(1, Math.ceil(total / perPage));
      if (page > pageCount) throw new AppError('not_found');
      const rows = await leads.ofReader(reader, page, perPage);
      return {
        items: rows.map((row) => sellerLeadOf(row, cipher)),
        meta: { totalCount: total, pageCount, currentPage: page, perPage },
        newCount: fresh,
      };
    },

    /** @throws AppError `not_found` if the account may not read it */
    async change(reader: LeadReader, id: number, state: 'seen' | 'done', once: Once): Promise<SellerLead> {
      if (!(await leads.oneOf(reader, id))) throw new AppError('not_found');
      await once.change((within) => advanceLead(within, { leadId: id, readerId: reader.id }, state));
      const changed = await leads.oneOf(reader, id);
      if (!changed) throw new AppError('not_found');
      return sellerLeadOf(changed, cipher);
    },
  };
}

function sellerLeadOf(
  { lead, state, senderId, senderCity, outletSource, ...car }: SellerLeadRow,
  cipher: KtpCipher,
): SellerLead {
  const { id, kind, name, mobile, mobileVerified, email, message, preferredOn, createdAt } = lead;
  const { price, downPayment, months, cover, ktpCipher, clientId } = lead;
  const hasTerms = kind === 'finance' || kind === 'insurance' || kind === 'warranty';
  return {
    ...{ id, kind, state, name, mobile, email, message, preferredOn },
    about: carOf(lead.listingId, car),
    outlet:
      lead.outletName === null
        ? null
        : {
            name: lead.outletName,
            vehicle: lead.vehicle,
            isDemonstration: isDemonstrationSource(outletSource),
          },
    isVerified: mobileVerified,
    accountId: senderId,
    terms: !hasTerms
      ? null
      : {
          ...{ price, downPayment, months },
          // The car of a warranty, where it is not on offer here.
          cover: kind === 'warranty' && lead.vehicle !== null ? `${cover}: ${lead.vehicle}` : cover,
          city: senderCity,
          ktp: ktpCipher === null ? null : maskedIn(cipher, ktpCipher, clientId),
        },
    trade: tradeOf(lead),
    createdAt: createdAt.toISOString(),
  };
}

/** Null where its sender was erased, or the lead is no trade-in. */
function tradeOf({ details, images }: SellerLeadRow['lead']): SellerLead['trade'] {
  const { data } = z.safeParse(tradeDetails(), details);
  return data ? { ...data, images } : null;
}

/** Null if its key is lost, so that the other leads can still be read. */
function maskedIn(cipher: KtpCipher, sealed: string, about: string): string | null {
  try {
    return maskedKtp(cipher.open(sealed, about));
  } catch {
    return null;
  }
}

function carOf(
  listingId: number | null,
  {
    brandName,
    modelName,
    variantName,
    makeYear,
    place,
  }: Omit<SellerLeadRow, 'lead' | 'state' | 'senderId' | 'senderCity' | 'outletSource'>,
): SellerLead['about'] {
  if (listingId === null || brandName === null || modelName === null || makeYear === null) return null;
  const car = listingLabel({ brandName, modelName, variantName });
  return { listingId, car, slug: listingSlug({ id: listingId, label: car, makeYear, place }) };
}
