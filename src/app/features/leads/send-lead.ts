import type { WritingClient } from '#app/data/api/api-client.ts';
import { ApiError } from '#app/data/api/api-error.ts';
import { inTime } from '#app/data/api/in-time.ts';
import { publishCall } from '#app/data/sell/outbox.ts';
import { visitFieldsOf } from '#app/tracking/visit-fields.ts';
import { filledFields } from '#app/ui/form/use-checked-form.ts';
import { consentVersion } from '#contract/account/consent.ts';
import type { Language } from '#contract/language.ts';
import { type LeadKind, leadRule, leadRules } from '#contract/leads/lead.ts';
import type { LeadForm } from '#contract/leads/lead-form.ts';
import type { DeviceFailure } from '#offline/device/device-database.ts';

export type LeadOutlet = {
  readonly id: number;
  readonly categoryId: number;
  readonly brand: string;
  readonly model?: string | undefined;
};

export type LeadToSend = {
  readonly kind: LeadKind;
  readonly form: LeadForm;
  readonly listingId: number | undefined;
  /** The recipient outlet and the new vehicle concerned. */
  readonly outlet?: LeadOutlet | undefined;
  /** Display name of the lead's subject. */
  readonly label: string;
  readonly language: Language;
  /** The page it was written on. */
  readonly page: string;
  /** The idempotency key, generated with the form. */
  readonly clientId: string;
};

export type LeadOutcome =
  /** Queued on the device: `rowId` identifies the row. */
  | { readonly kind: 'queued'; readonly rowId: string }
  | { readonly kind: 'sent' }
  /** Cannot be queued: it contains a national id, which must not be stored on the device. */
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly fields: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly kind: 'not-kept'; readonly failure: DeviceFailure };

/** The fields to send: the non-empty ones of this kind and those common to all leads. */
function fieldsOf({ kind, form, listingId, outlet }: LeadToSend): Record<string, string> {
  return {
    ...filledFields(leadRule(kind).fields, form),
    ...(listingId === undefined ? {} : { id: String(listingId) }),
    ...(outlet && outletFields(outlet)),
    ...(kind === 'finance' || kind === 'insurance' ? {} : { kind }),
    consent: consentVersion,
    ...visitFieldsOf(),
  };
}

function outletFields({ id, categoryId, brand, model }: LeadOutlet): Record<string, string> {
  return {
    id: String(id),
    categoryId: String(categoryId),
    ...(model === undefined ? {} : { vehicle: `${brand}.${model}` }),
  };
}

/** Queues a lead. One with a national id is sent immediately or not at all. */
export async function sendLead(api: Pick<WritingClient, 'post'>, lead: LeadToSend): Promise<LeadOutcome> {
  const fields = fieldsOf(lead);
  if (fields.ktp !== undefined) return sendNow(api, { ...fields, clientId: lead.clientId });
  const { kind, label, language, page, clientId } = lead;
  const endpoint = lead.outlet ? 'saveOutletLead' : leadRules[kind].endpoint;
  const queued = await publishCall({ language, label, endpoint, fields, page, clientId });
  return queued.ok ? { kind: 'queued', rowId: queued.row.id } : { kind: 'not-kept', failure: queued.failure };
}

async function sendNow(
  api: Pick<WritingClient, 'post'>,
  fields: Readonly<Record<string, string>> & { readonly clientId: string },
): Promise<LeadOutcome> {
  try {
    const { consent = consentVersion } = fields;
    await inTime(api.post('saveFinanceLead', { ...fields, consent }));
    return { kind: 'sent' };
  } catch (cause) {
    if (!(cause instanceof ApiError)) return { kind: 'offline' };
    return { kind: 'refused', message: cause.message, fields: cause.fields };
  }
}
