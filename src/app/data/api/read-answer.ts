import * as z from 'zod/mini';
import type { DataOf, EndpointName } from '#contract/api/endpoint-schemas.ts';
import { errorEnvelope, successEnvelope } from '#contract/api/envelope.ts';
import { deviceErrorMessages } from '#contract/api/error-code.ts';
import type { Language } from '#contract/language.ts';
import { answerSchemaOf } from './answer-schema.ts';
import { ApiError } from './api-error.ts';

/**
 * Parses a response. In a separate module that loads with the first call: a server-rendered page is shown and
 * hydrated before any call.
 * @throws ApiError if the server responded with an error, or with an invalid body
 */
export async function readAnswer<Name extends EndpointName>(
  name: Name,
  status: number,
  body: unknown,
  language: Language,
): Promise<DataOf<Name>> {
  if (status === 200) {
    const parsed = z.safeParse(await answerSchemaOf(name), z.safeParse(successEnvelope, body).data?.data);
    if (parsed.success) return parsed.data;
  }
  const failure = z.safeParse(errorEnvelope, body);
  if (!failure.success) throw new ApiError('internal', deviceErrorMessages.internal[language]);
  const { code, message, errors, requestId } = failure.data;
  throw new ApiError(code, message, errors, requestId);
}
