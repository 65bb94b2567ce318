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
 * Parameters and answer of each endpoint. `query` has the parameters, all strings on the wire; `data` is the
 * envelope's payload. Functions, since building all takes a cheap phone a tenth of a second, and a visitor's browser
 * reads the answers of a few endpoints, and no parameters.
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
/** What a caller passes, before defaults. */
export type QueryOf<Name extends EndpointName> = Queries[Name];
/** The same as the server reads it, after defaults. */
export type ParsedQueryOf<Name extends EndpointName> = ParsedQueries[Name];
export type DataOf<Name extends EndpointName> = Answers[Name];

type Schema<Output> = z.ZodMiniType<Output>;

/** The schema of an endpoint's parameters, typed by its name. */
export function querySchemaOf<Name extends EndpointName>(name: Name): Schema<ParsedQueryOf<Name>> {
  const schemas: { [N in EndpointName]: { query(): Schema<ParsedQueries[N]> } } = endpointSchemas;
  return schemas[name].query();
}

/** The schema of an endpoint's answer, typed by its name. */
export function dataSchemaOf<Name extends EndpointName>(name: Name): Schema<DataOf<Name>> {
  const schemas: { [N in EndpointName]: { data(): Schema<Answers[N]> } } = endpointSchemas;
  return schemas[name].data();
}
