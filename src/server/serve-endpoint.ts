import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { commonQuery, languageOfQuery } from '#contract/common-query.ts';
import {
  type DataOf,
  dataSchemaOf,
  type EndpointName,
  type ParsedQueryOf,
  querySchemaOf,
} from '#contract/endpoint-schemas.ts';
import { endpointPaths } from '#contract/endpoints.ts';
import { successEnvelope } from '#contract/envelope.ts';
import { defaultLanguage, type Language } from '#contract/language.ts';
import { AppError } from './app-error.ts';

export type EndpointContext = { readonly language: Language };

const looseRecord = z.record(z.string(), z.unknown());

/** @throws AppError `bad_request` naming each field that is wrong */
function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  language: Language,
): z.output<Schema> {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const wrong = { id: 'Isian ini tidak sah.', en: 'This value is not valid.' }[language];
  throw new AppError(
    'bad_request',
    Object.fromEntries(parsed.error.issues.map(({ path }) => [path.join('.'), [wrong]])),
  );
}

/**
 * Serves one endpoint of the contract: parses the common parameters and its own, and wraps the
 * answer in the envelope. A POST takes its parameters from the body, form-encoded or JSON, and the query.
 */
export function serveEndpoint<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  handler: (query: ParsedQueryOf<Name>, context: EndpointContext) => Promise<DataOf<Name>>,
  methods: readonly ('GET' | 'POST')[] = ['GET'],
): void {
  const querySchema = querySchemaOf(name);
  app.route({
    method: [...methods],
    url: endpointPaths[name],
    schema: {
      querystring: querySchema,
      response: { 200: z.extend(successEnvelope, { data: dataSchemaOf(name) }) },
    },
    async handler(request, reply) {
      const body = z.safeParse(looseRecord, request.body);
      const query = parse(looseRecord, request.query, defaultLanguage);
      const language = languageOfQuery(parse(commonQuery, query, defaultLanguage));
      const parameters = parse(querySchema, { ...query, ...(body.success ? body.data : {}) }, language);
      const data = await handler(parameters, { language });
      return reply.send({ statusCode: 200, message: 'OK', data });
    },
  });
}
