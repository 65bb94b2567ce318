import type * as z from 'zod/mini';
import { commonSchemas } from './common.schema.ts';
import { staffPageSchemas } from './staff-pages.schema.ts';
import { textPageSchemas } from './text-pages.schema.ts';
import { vehiclePageSchemas } from './vehicle-pages.schema.ts';

/**
 * Parameters and answer of each endpoint. `query` has the parameters, all strings on the wire; `data` is the
 * envelope's payload. Functions, since building all takes a cheap phone a tenth of a second, and a visitor's browser
 * reads the answers of a few endpoints, and no parameters.
 */
export const endpointSchemas = {
  ...commonSchemas,
  ...vehiclePageSchemas,
  ...textPageSchemas,
  ...staffPageSchemas,
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
