import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  type DataOf,
  dataSchemaOf,
  type EndpointName,
  endpointOf,
  type QueryOf,
} from '#contract/api/endpoint-schemas.ts';
import { successEnvelope } from '#contract/api/envelope.ts';
import type { Language } from '#contract/language.ts';
import { internalHeaders } from '#server/plugins/request-log.ts';
import { AppError } from './app-error.ts';

export type OwnAnswers = <Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
  language: Language,
) => Promise<DataOf<Name>>;

/** The site's own API, asked within the process. */
export function ownAnswers(app: FastifyInstance): OwnAnswers {
  /** @throws AppError `not_found` where the endpoint finds nothing */
  return async (name, query, language) => {
    const fields = new URLSearchParams({ lang_code: language });
    for (const [field, value] of Object.entries(query))
      if (typeof value === 'string') fields.set(field, value);
    const answer = await app.inject({
      ...{ method: 'GET', url: `${endpointOf(name).path}?${fields}`, headers: internalHeaders },
    });
    // A parameter that makes no sense is as unknown as a name (docs/product.md).
    if (answer.statusCode === 404 || answer.statusCode === 400) throw new AppError('not_found');
    return z.parse(dataSchemaOf(name), z.parse(successEnvelope, answer.json()).data);
  };
}
