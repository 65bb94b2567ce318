import * as z from 'zod/mini';
import { articleDeskSchemas } from '#contract/articles/article-desk.schema.ts';
import { contestSchemas } from '#contract/contests/contest.schema.ts';
import { conversationSchemas } from '#contract/conversations/conversation.schema.ts';
import { eventSchemas } from '#contract/page/event-batch.schema.ts';
import { commonSchemas } from './common.schema.ts';
import { dealerPagesSchemas } from './dealer-pages.schema.ts';
import type { Endpoint } from './endpoint.ts';
import { moneyPageSchemas } from './money-pages.schema.ts';
import { otherClientSchemas } from './other-clients.schema.ts';
import type { QueuedEndpoint, SellingEndpoint } from './outbox-paths.ts';
import { paymentPageSchemas } from './payment-pages.schema.ts';
import { reviewPageSchemas } from './review-pages.schema.ts';
import { staffPageSchemas } from './staff-pages.schema.ts';
import { textPageSchemas } from './text-pages.schema.ts';
import { tradePageSchemas } from './trade-pages.schema.ts';
import { vehiclePageSchemas } from './vehicle-pages.schema.ts';
import { clientId } from './wire-values.ts';

/** What the outbox sends, again where an answer was lost, works once for its `clientId`. */
type SentByOutbox = Readonly<Record<QueuedEndpoint | SellingEndpoint, { readonly once: true }>>;

/**
 * The declaration of every endpoint. Its schemas are functions rather than constants: building all schemas takes a
 * cheap phone about 100 ms, and a browser parses only the responses of a few endpoints and never the parameters.
 */
export const endpointSchemas = {
  ...commonSchemas,
  ...otherClientSchemas,
  ...vehiclePageSchemas,
  ...moneyPageSchemas,
  ...paymentPageSchemas,
  ...textPageSchemas,
  ...tradePageSchemas,
  ...staffPageSchemas,
  ...articleDeskSchemas,
  ...dealerPagesSchemas,
  ...reviewPageSchemas,
  ...eventSchemas,
  ...contestSchemas,
  ...conversationSchemas,
} as const satisfies Readonly<Record<string, Endpoint>> & SentByOutbox;

type Schemas = typeof endpointSchemas;
export type EndpointName = keyof Schemas;
/** Those that may be called by POST. */
export type PostedEndpointName = {
  [Name in EndpointName]: Schemas[Name] extends { readonly method: string } ? Name : never;
}[EndpointName];
/** Those that work once for their `clientId`. */
export type OnceEndpointName = {
  [Name in EndpointName]: Schemas[Name] extends { readonly once: true } ? Name : never;
}[EndpointName];
type Keyed = { clientId: string };
type OwnQueries = { [Name in EndpointName]: z.input<ReturnType<Schemas[Name]['query']>> };
type OwnParsedQueries = { [Name in EndpointName]: z.output<ReturnType<Schemas[Name]['query']>> };
type OnceQueries = { [Name in OnceEndpointName]: OwnQueries[Name] & Keyed };
type OnceParsedQueries = { [Name in OnceEndpointName]: OwnParsedQueries[Name] & Keyed };
// Interfaces, so that the compiler resolves each once, also where the name is generic.
interface Queries extends Omit<OwnQueries, OnceEndpointName>, OnceQueries {}
interface ParsedQueries extends Omit<OwnParsedQueries, OnceEndpointName>, OnceParsedQueries {}
type Answers = { [Name in EndpointName]: z.output<ReturnType<Schemas[Name]['data']>> };
/** The parameters as a caller passes them, before defaults apply. */
export type QueryOf<Name extends EndpointName> = Queries[Name];
/** The parameters as the server reads them, with defaults applied. */
export type ParsedQueryOf<Name extends EndpointName> = ParsedQueries[Name];
export type DataOf<Name extends EndpointName> = Answers[Name];

type Schema<Output> = z.ZodMiniType<Output>;

/** What an endpoint declares, whatever its parameters and its answer are. */
export function endpointOf(name: EndpointName): Endpoint {
  const declared: { [N in EndpointName]: Endpoint } = endpointSchemas;
  return declared[name];
}

/** The callers of an endpoint. */
export type CallerOf<Name extends EndpointName> = Schemas[Name]['who'];

/** All parameters of an endpoint: with its `clientId`, if it works once for it. */
export function parametersOf(name: EndpointName): z.ZodMiniObject {
  const { query, once } = endpointOf(name);
  return once ? z.extend(query(), { clientId }) : query();
}

/** The query schema of an endpoint, typed by its name. */
export function querySchemaOf<Name extends EndpointName>(name: Name): Schema<ParsedQueryOf<Name>> {
  // Whose type follows from `query` and `once`, which the compiler cannot see in a generic function.
  return parametersOf(name) as Schema<unknown> as Schema<ParsedQueryOf<Name>>;
}

/** The response schema of an endpoint, typed by its name. */
export function dataSchemaOf<Name extends EndpointName>(name: Name): Schema<DataOf<Name>> {
  const schemas: { [N in EndpointName]: { data(): Schema<Answers[N]> } } = endpointSchemas;
  return schemas[name].data();
}
