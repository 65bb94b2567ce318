import type * as z from 'zod/mini';
import { accountSchemas } from './account.schema.ts';
import { contactSchemas } from './contact.schema.ts';
import { contactMessageSchemas } from './contact-message.schema.ts';
import { dealerSchemas } from './dealer.ts';
import { leadSchemas } from './lead.schema.ts';
import { notificationSchemas } from './notification.schema.ts';
import { offerSchemas } from './offer.schema.ts';
import { readingSchemas } from './reading.schema.ts';
import { reportSchemas } from './report.schema.ts';
import { sellingSchemas } from './selling.schema.ts';
import { staffSchemas } from './staff.ts';

/**
 * What each endpoint takes and answers. `query` are parameters, all strings on the wire; `data` is
 * what the envelope carries. The browser loads this file with its first call, not with the page.
 */
export const endpointSchemas = {
  ...readingSchemas,
  ...accountSchemas,
  ...sellingSchemas,
  ...offerSchemas,
  ...notificationSchemas,
  ...dealerSchemas,
  ...staffSchemas,
  ...leadSchemas,
  ...contactSchemas,
  ...contactMessageSchemas,
  ...reportSchemas,
} as const;

type Schemas = typeof endpointSchemas;
export type EndpointName = keyof Schemas;
type Queries = { [Name in EndpointName]: z.input<Schemas[Name]['query']> };
type ParsedQueries = { [Name in EndpointName]: z.output<Schemas[Name]['query']> };
type Answers = { [Name in EndpointName]: z.output<Schemas[Name]['data']> };
/** What a caller passes: before defaults are filled in. */
export type QueryOf<Name extends EndpointName> = Queries[Name];
/** The same as the server reads it. */
export type ParsedQueryOf<Name extends EndpointName> = ParsedQueries[Name];
export type DataOf<Name extends EndpointName> = Answers[Name];

type Schema<Output> = z.ZodMiniType<Output>;

/** The schema of an endpoint's parameters, typed by its name. */
export function querySchemaOf<Name extends EndpointName>(name: Name): Schema<ParsedQueryOf<Name>> {
  const schemas: { [N in EndpointName]: { query: Schema<ParsedQueries[N]> } } = endpointSchemas;
  return schemas[name].query;
}

/** The schema of an endpoint's answer, typed by its name. */
export function dataSchemaOf<Name extends EndpointName>(name: Name): Schema<DataOf<Name>> {
  const schemas: { [N in EndpointName]: { data: Schema<Answers[N]> } } = endpointSchemas;
  return schemas[name].data;
}
