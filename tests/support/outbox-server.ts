import { createHash } from 'node:crypto';
import { endpointSchemas } from '#contract/api/endpoint-schemas.ts';
import type { ErrorCode } from '#contract/api/error-code.ts';
import { errorTable } from '#contract/api/error-table.ts';
import { mediaPath } from '#contract/api/outbox-paths.ts';
import type { OwnListing } from '#contract/sell/own-listing.ts';
import type { Fetch } from '#offline/outbox/outbox-calls.ts';

export interface ServerCall {
  readonly name: 'present' | 'photo' | 'create' | 'update' | 'status' | 'lead' | 'message';
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly credentials: RequestCredentials | undefined;
}

/** Faults of a call: the line is cut before or after the server has it, or the server refuses. */
export type Fault = 'cut-before' | 'cut-after' | Response | undefined;

const prefix = mediaPath('');
const names = new Map<string, ServerCall['name']>([
  [endpointSchemas.photosPresent.path, 'present'],
  [endpointSchemas.createListing.path, 'create'],
  [endpointSchemas.updateListing.path, 'update'],
  [endpointSchemas.changeStatus.path, 'status'],
  [endpointSchemas.saveLead.path, 'lead'],
  [endpointSchemas.saveTradeLead.path, 'lead'],
  [endpointSchemas.saveWarrantyClaim.path, 'lead'],
  [endpointSchemas.saveOwnerReview.path, 'lead'],
  [endpointSchemas.sendSupportMessage.path, 'lead'],
  [endpointSchemas.sendMessage.path, 'message'],
]);

/** The outbox's server, in memory: photos by their hash, listings by their client's id. */
export class OutboxServer {
  readonly photos = new Set<string>();
  readonly listings: OwnListing[] = [];
  readonly forms = new Map<number, Readonly<Record<string, string>>>();
  /** Leads and messages by their client's id, in the order in which they came. */
  readonly leads = new Map<string, Readonly<Record<string, string>>>();
  readonly calls: ServerCall[] = [];
  /** The highest number of concurrent calls. */
  mostAtOnce = 0;
  fault: (call: ServerCall) => Fault | Promise<Fault> = () => undefined;
  readonly #answers = new Map<string, OwnListing>();
  #underWay = 0;

  readonly fetch: Fetch = async (address, init) => {
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#underWay);
    try {
      // Yields, so that other calls can run.
      await new Promise((resolve) => setTimeout(resolve, 0));
      return await this.#answer(new URL(address, 'http://lajur.test').pathname, init);
    } finally {
      this.#underWay--;
    }
  };

  called(name: ServerCall['name']): ServerCall[] {
    return this.calls.filter((call) => call.name === name);
  }

  async #answer(path: string, init: RequestInit): Promise<Response> {
    const isPhoto = init.method === 'PUT';
    const fields: Record<string, string> = isPhoto
      ? { sha256: path.slice(prefix.length) }
      : Object.fromEntries(new URLSearchParams(String(init.body)));
    const headers = new Headers(init.headers);
    const name = isPhoto ? 'photo' : names.get(path);
    if (!name) return refusal('not_found');
    const call: ServerCall = { name, fields, headers, credentials: init.credentials };
    this.calls.push(call);
    const fault = await this.fault(call);
    if (fault === 'cut-before') throw new TypeError('cut before');
    const answer = fault ?? this.#process(call, init.body);
    if (fault === 'cut-after') {
      this.#process(call, init.body);
      throw new TypeError('cut after');
    }
    return answer instanceof Response ? answer : refusal('internal');
  }

  #process({ name, fields }: ServerCall, body: RequestInit['body']): Response {
    if (name === 'present') {
      const asked = (fields.hashes ?? '').split(',');
      return success({ present: asked.filter((hash) => this.photos.has(hash)) });
    }
    if (name === 'photo') {
      if (!(body instanceof ArrayBuffer) || sha256Of(body) !== fields.sha256) return refusal('bad_request');
      this.photos.add(fields.sha256);
      return success({ sha256: fields.sha256 });
    }
    if (name === 'lead' || name === 'message') {
      const { clientId = '' } = fields;
      if (!this.leads.has(clientId)) this.leads.set(clientId, fields);
      return success({ received: true });
    }
    const known = this.#answers.get(fields.clientId ?? '');
    if (known) return success({ listing: known });
    const images = fields.images === undefined ? [] : fields.images.split(',');
    if (images.some((hash) => !this.photos.has(hash))) return refusal('photo_missing');
    return this.#write(name, fields);
  }

  #write(name: ServerCall['name'], fields: Readonly<Record<string, string>>): Response {
    const place = this.listings.findIndex(({ id }) => String(id) === fields.id);
    const before = this.listings[place];
    if (name !== 'create' && !before) return refusal('not_found');
    if (before && String(before.revision) !== fields.revision) return refusal('conflict');
    const listing: OwnListing = before
      ? { ...before, revision: before.revision + 1 }
      : sampleOwnListing(this.listings.length + 1, fields.clientId ?? null);
    if (before) this.listings[place] = listing;
    else this.listings.push(listing);
    this.forms.set(listing.id, fields);
    this.#answers.set(fields.clientId ?? '', listing);
    return success({ listing });
  }
}

export function sha256Of(bytes: ArrayBuffer): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
}

function success(data: unknown): Response {
  return Response.json({ statusCode: 200, message: 'OK', data });
}

export function refusal(code: ErrorCode, errors: Readonly<Record<string, string[]>> = {}): Response {
  const { status, message } = errorTable[code];
  const body = { statusCode: status, code, message: message.id, errors, requestId: 'r' };
  return Response.json(body, { status });
}

export function sampleOwnListing(id: number, clientId: string | null): OwnListing {
  return {
    ...{ id, clientId, status: 'live', revision: 1, label: 'Toyota / Avanza', slug: `toyota-avanza-${id}` },
    ...{ price: 150_000_000, coverImage: null, bodyType: null, color: null, reasons: [], views: 0 },
    ...{ createdAt: '2026-11-22T00:00:00.000Z', expiresAt: null },
  };
}
