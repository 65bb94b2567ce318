import type * as z from 'zod/mini';
import { accountSchemas } from '#contract/account/account.schema.ts';
import { dealerSchemas } from '#contract/dealer/dealer.ts';
import { leadSchemas } from '#contract/leads/lead.schema.ts';
import { marketSchemas } from '#contract/market/market.schema.ts';
import { modelExtraSchemas } from '#contract/model-extras/model-extra.schema.ts';
import { newCompareSchemas } from '#contract/new-compare/new-compare.schema.ts';
import { notificationSchemas } from '#contract/notifications/notification.schema.ts';
import { offerSchemas } from '#contract/offers/offer.schema.ts';
import { outletSchemas } from '#contract/outlets/outlet.schema.ts';
import { reportSchemas } from '#contract/report/report.schema.ts';
import { sellingSchemas } from '#contract/sell/sell.schema.ts';
import { sellerSchemas } from '#contract/seller/seller.schema.ts';
import { contactSchemas } from '#contract/seller-number/seller-number.schema.ts';
import { staffSchemas } from '#contract/staff/staff.ts';
import { supportMessageSchemas } from '#contract/support/support-message.schema.ts';
import { viewedSchemas } from '#contract/viewed/viewed.schema.ts';
import { readingSchemas } from './reading.schema.ts';

/**
 * Query and response schemas of every endpoint. `query` holds the parameters, all strings on the wire; `data`
 * is the payload of the envelope. Functions rather than constants: building all schemas takes a cheap phone
 * about 100 ms, and a browser parses only the responses of a few endpoints and never the parameters.
 */
export const endpointSchemas = {
  ...readingSchemas,
  ...newCompareSchemas,
  ...accountSchemas,
  ...sellingSchemas,
  ...offerSchemas,
  ...modelExtraSchemas,
  ...outletSchemas,
  ...notificationSchemas,
  ...dealerSchemas,
  ...staffSchemas,
  ...leadSchemas,
  ...contactSchemas,
  ...marketSchemas,
  ...sellerSchemas,
  ...supportMessageSchemas,
  ...reportSchemas,
  ...viewedSchemas,
} as const;

type Schemas = typeof endpointSchemas;
export type EndpointName = keyof Schemas;
type Queries = { [Name in EndpointName]: z.input<ReturnType<Schemas[Name]['query']>> };
type ParsedQueries = { [Name in EndpointName]: z.output<ReturnType<Schemas[Name]['query']>> };
type Answers = { [Name in EndpointName]: z.output<ReturnType<Schemas[Name]['data']>> };
/** The parameters as a caller passes them, before defaults apply. */
export type QueryOf<Name extends EndpointName> = Queries[Name];
/** The parameters as the server reads them, with defaults applied. */
export type ParsedQueryOf<Name extends EndpointName> = ParsedQueries[Name];
export type DataOf<Name extends EndpointName> = Answers[Name];

type Schema<Output> = z.ZodMiniType<Output>;

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
