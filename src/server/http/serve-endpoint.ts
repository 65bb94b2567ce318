import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { commonQuery, languageAsked } from '#contract/api/common-query.ts';
import {
  type CallerOf,
  type DataOf,
  dataSchemaOf,
  type EndpointName,
  endpointOf,
  type OnceEndpointName,
  type ParsedQueryOf,
  parametersOf,
  querySchemaOf,
} from '#contract/api/endpoint-schemas.ts';
import { successEnvelope } from '#contract/api/envelope.ts';
import { isPublicText, machineValues } from '#contract/api/wire-values.ts';
import { formWords } from '#contract/form/form-words.ts';
import type { Language } from '#contract/language.ts';
import { localized } from '#contract/localized.ts';
import { findContactDetails } from '#contract/masking/contact-details.ts';
import { hasKtp } from '#contract/masking/ktp-in-text.ts';
import { filterTypes } from '#contract/search/filter.ts';
import type { Database } from '#server/db/database.ts';
import { type AccountRow, ownersOf, type Principal, type ReadPrincipal } from '#server/session/principal.ts';
import { requireCaller } from '#server/session/require-caller.ts';
import { AppError } from './app-error.ts';
import type { CountCall } from './count-call.ts';
import { mostFields } from './form-fields.ts';
import { type Once, openOnce } from './once.ts';
import type { ResponseCache } from './response-cache.ts';
import { StoredResponse, sendStored } from './stored-response.ts';

type Common = {
  readonly language: Language;
  readonly request: FastifyRequest;
  /** For headers only; the handler returns the data. */
  readonly reply: FastifyReply;
};
/**
 * What a handler gets beside the parameters: the caller's account, unless anyone may call; and who calls and the change
 * to make, if it is made once for its `clientId`.
 */
export type EndpointContext<Name extends EndpointName> = Common &
  (CallerOf<Name> extends 'anyone' ? unknown : { readonly account: AccountRow }) &
  (Name extends OnceEndpointName ? { readonly once: Once; readonly principal: Principal } : unknown);

/** What endpoints are enforced with. */
export type EndpointParts = {
  readonly readPrincipal: ReadPrincipal;
  /** Keeps answers until the public data changes. */
  readonly cache?: ResponseCache;
  readonly countCall: CountCall;
  /** Keeps the keys of changes that are made once. */
  readonly database: Pick<Database, 'orm'>;
};

declare module 'fastify' {
  interface FastifyInstance {
    endpointParts: EndpointParts;
  }
}

const looseRecord = z.record(z.string(), z.unknown());
const keyed = z.object({ clientId: z.string() });
const nobody: Principal = { account: undefined, deviceHash: undefined };
const worksOnce = (name: EndpointName): name is OnceEndpointName => endpointOf(name).once === true;

const invalidIn = (language: Language) => localized('This value is not valid.')[language];

/**
 * Parses form-encoded or JSON bodies; JSON may contain numbers.
 * @throws AppError `bad_request` if it is not a flat set of fields
 */
function parametersOfBody(body: unknown): Record<string, unknown> {
  // A beacon without content is an empty text.
  if (body === undefined || body === null || body === '') return {};
  const fields = z.safeParse(looseRecord, body);
  if (!fields.success) throw new AppError('bad_request');
  if (Object.keys(fields.data).length > mostFields) throw new AppError('payload_too_large');
  return Object.fromEntries(
    Object.entries(fields.data).map(([name, value]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  );
}

/** An address made by a form has its empty fields (`price=&page=`), which ask for nothing. */
const filledOf = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** @throws AppError `bad_request` naming each invalid field */
function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw new AppError(
    'bad_request',
    Object.fromEntries(parsed.error.issues.map(({ path }) => [path.join('.'), [invalidIn(language)]])),
    language,
  );
}

/**
 * `ids[]=1` would otherwise be ignored, and the response be about something else.
 * @throws AppError `bad_request`
 */
function refuseLists(given: Record<string, unknown>, language: Language): void {
  const lists = Object.keys(given).filter((name) => name.includes('['));
  if (lists.length === 0) return;
  const fields = lists.map((name) => [name.slice(0, name.indexOf('[')), [invalidIn(language)]]);
  throw new AppError('bad_request', Object.fromEntries(fields), language);
}

/**
 * A national id is only allowed in its own field.
 * @throws AppError `validation_failed` naming each such field
 */
function refuseNationalIds(query: unknown, language: Language): void {
  const now = new Date();
  const fields = Object.entries(z.parse(looseRecord, query)).flatMap(([name, value]) =>
    typeof value === 'string' && value.length >= 16 && !machineValues.has(name) && hasKtp(value, now)
      ? [[name, [formWords.ktp_in_text[language]]]]
      : [],
  );
  if (fields.length > 0) throw new AppError('validation_failed', Object.fromEntries(fields), language);
}

/**
 * Texts that others read have no contact details, neither in one field nor in two that follow each other.
 * @throws AppError `validation_failed` naming each such field
 */
function refuseContactDetails(query: unknown, names: readonly string[], language: Language): void {
  const values = z.parse(looseRecord, query);
  let before = '';
  const found = names.filter((name) => {
    const value = values[name];
    if (typeof value !== 'string' || value === '') return false;
    const whole = `${before}${value}`;
    const start = before.length;
    before = `${value}\n`;
    return findContactDetails(whole).some(({ end }) => end > start);
  });
  if (found.length === 0) return;
  const text = formWords.contact_details[language];
  throw new AppError('validation_failed', Object.fromEntries(found.map((name) => [name, [text]])), language);
}

/** Names of filter groups, which callers may mistake for parameters. */
const filterNames: ReadonlySet<string> = new Set(
  [
    ...filterTypes,
    'km',
    'colour',
    'mileage',
    'price-min',
    'price-max',
    'min-price',
    'max-price',
    'filter',
    'filters',
  ].flatMap((name) => [
    name,
    name.replaceAll('-', '_'),
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]),
);

/**
 * A list's filters are slugs in `search`: a filter under another name would be ignored, and the response
 * contain more cars.
 * @throws AppError `bad_request`
 */
function refuseFilters(
  given: Record<string, unknown>,
  accepted: ReadonlySet<string>,
  language: Language,
): void {
  if (!accepted.has('search')) return;
  const filters = Object.keys(given).filter((name) => filterNames.has(name) && !accepted.has(name));
  if (filters.length === 0) return;
  const text = localized('Filters are slugs in “search”.')[language];
  throw new AppError('bad_request', Object.fromEntries(filters.map((name) => [name, [text]])), language);
}

/** Fields in a fixed order, so that equal calls have the same key. */
function keyOf(name: EndpointName, query: unknown, language: Language): string {
  const fields = Object.entries(z.parse(looseRecord, query)).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([name, language, fields]);
}

type Handler<Name extends EndpointName> = (
  query: ParsedQueryOf<Name>,
  context: EndpointContext<Name>,
) => DataOf<Name> | Promise<DataOf<Name>>;

/**
 * Serves one endpoint as it is declared in the contract: parses the common parameters and its own, finds out who
 * calls, and wraps the response in the envelope.
 */
export function serveEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Name>,
): void {
  const { readPrincipal, cache, countCall, database } = app.endpointParts;
  const { who, method = 'GET', isKept, isPrivate = false, freshSeconds, bodyLimit, limit } = endpointOf(name);
  const querySchema = querySchemaOf(name);
  const shape: Readonly<Record<string, object>> = parametersOf(name).shape;
  const accepted = new Set(Object.keys(shape));
  const publicFields = Object.keys(shape).filter((field) => isPublicText(shape[field] ?? {}));
  const isPersonal = isPrivate || method === 'POST' || who !== 'anyone';
  const work = async (query: ParsedQueryOf<Name>, context: EndpointContext<Name>) => ({
    statusCode: 200,
    message: 'OK',
    data: await handler(query, context),
  });

  async function fromCache(
    kept: ResponseCache,
    query: ParsedQueryOf<Name>,
    context: EndpointContext<Name>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const key = keyOf(name, query, context.language);
    let answer = kept.get(key);
    if (!answer) {
      kept.admit(context.request);
      const { version } = kept;
      answer = new StoredResponse(JSON.stringify(await work(query, context)));
      kept.set(key, answer, version);
    }
    reply.type('application/json; charset=utf-8');
    return sendStored(context.request, reply, answer);
  }

  app.route({
    method: method === 'GET or POST' ? ['GET', 'POST'] : [method],
    url: endpointOf(name).path,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    schema: {
      querystring: querySchema,
      response: { 200: z.extend(successEnvelope, { data: dataSchemaOf(name) }) },
    },
    async handler(request, reply) {
      const given = {
        ...filledOf(parse(looseRecord, request.query, 'id')),
        ...parametersOfBody(request.body),
      };
      const language = languageAsked(given);
      try {
        parse(commonQuery, given, language);
        // A call cannot choose its host (docs/product.md#common-parameters).
        if ('host' in given) throw new AppError('bad_request', { host: [invalidIn(language)] }, language);
        refuseLists(given, language);
        refuseFilters(given, accepted, language);
        const query = parse(querySchema, given, language);
        if (request.method === 'POST') refuseNationalIds(query, language);
        if (publicFields.length > 0) refuseContactDetails(query, publicFields, language);
        const isRead = who !== 'anyone' || worksOnce(name);
        const principal = isRead ? await readPrincipal(request) : nobody;
        const account = who === 'anyone' ? undefined : requireCaller(who, principal);
        if (isPersonal) reply.header('cache-control', 'private, no-store');
        if (freshSeconds !== undefined) reply.header('cache-control', `public, max-age=${freshSeconds}`);
        if (limit) await countCall(limit, request, account);
        const call = worksOnce(name)
          ? await openOnce(database, {
              ...{ clientId: z.parse(keyed, query).clientId, endpoint: name, language },
              owners: ownersOf(principal),
            })
          : undefined;
        // Whose type follows from `who` and `once`, which the compiler cannot see in a generic function.
        const context = {
          ...{ language, request, reply, account, principal },
          once: call?.once,
        } as EndpointContext<Name>;
        if (isKept && cache) return await fromCache(cache, query, context, reply);
        const answer = await work(query, context);
        call?.requireChange();
        return await reply.send(answer);
      } catch (error) {
        // Services need not know the language of the call.
        throw error instanceof AppError ? new AppError(error.code, error.fields, language) : error;
      }
    },
  });
}
