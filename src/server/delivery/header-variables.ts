import * as z from 'zod';
import { parsedJson } from '#server/process/parsed-json.ts';

/** A header's value without control characters (RFC 9110, 5.5). */
const headerValue = /^[\x20-\x7E]+$/;
/** A key for use in a header. */
export const keyVariable = z.string().regex(headerValue, 'a key without line breaks');

/** Headers as JSON. Names are kept in lower case. */
export const headersVariable = z.string().transform((value, context) => {
  const record = z.record(z.string().regex(/^[A-Za-z0-9-]+$/), z.string().regex(headerValue));
  const parsed = record.safeParse(parsedJson(value));
  if (parsed.success)
    return Object.fromEntries(Object.entries(parsed.data).map(([name, text]) => [name.toLowerCase(), text]));
  context.addIssue({ code: 'custom', message: 'headers as JSON, such as {"Authorization":"Bearer …"}' });
  return z.NEVER;
});
