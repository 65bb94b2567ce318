import type * as z from 'zod/mini';
import { articleDeskSchemas } from '#contract/articles/article-desk.schema.ts';
import { contestSchemas } from '#contract/contests/contest.schema.ts';
import { eventSchemas } from '#contract/page/event-batch.schema.ts';
import { commonSchemas } from './common.schema.ts';
import { dealerPagesSchemas } from './dealer-pages.schema.ts';
import type { Endpoint } from './endpoint.ts';
import { moneyPageSchemas } from './money-pages.schema.ts';
import { otherClientSchemas } from './other-clients.schema.ts';
import { paymentPageSchemas } from './payment-pages.schema.ts';
import { reviewPageSchemas } from './review-pages.schema.ts';
import { staffPageSchemas } from './staff-pages.schema.ts';
import { textPageSchemas } from './text-pages.schema.ts';
import { tradePageSchemas } from './trade-pages.schema.ts';
import { vehiclePageSchemas } from './vehicle-pages.schema.ts';

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
} as const satisfies Readonly<Record<string, Endpoint>>;

type Schemas = typeof endpointSchemas;
export type EndpointName = keyof Schemas;
/** Those that may be called by POST. */
export type PostedEndpointName = {
  [Name in EndpointName]: Schemas[Name] extends { readonly method: string } ? Name : never;
}[EndpointName];
type Queries = { [Name in EndpointName]: z.input<ReturnType<Schemas[Name]['query']>> };
type ParsedQueries = { [Name in EndpointName]: z.output<ReturnType<Schemas[Name]['query']>> };
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

/** The query schema of an endpoint, typed by its name. */
export function querySchemaOf<Name extends EndpointName>(name: Name): Schema<ParsedQueryOf<Name>> {
  const schemas: { [N in EndpointName]: { query(): Schema<ParsedQueries[N]> } } = endpointSchemas;
  return schemas[name].query();
}

/** The response schema of an endpoint, typed by its name. */
export function dataSchemaOf<Name extends EndpointName>(name: Name): Schema<DataOf<Name>> {
  const schemas: { [N in EndpointName]: { data(): Schema<Answers[N]> } } = endpointSchemas;
  return schemas[name].data();
}
